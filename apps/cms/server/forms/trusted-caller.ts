import type { IncomingHttpHeaders } from "node:http";
import { formHeaders } from "@miqyas/contract/form-headers";
import { isSigned, signedForm } from "@miqyas/http/signature";

/** How long a signature is valid, ms: long enough for clocks that differ, short enough against replay. */
const goodFor = 5 * 60_000;

/** Facts that the site's server has signed for a forwarded form. */
export interface TrustedCaller {
  /** When the visitor sent the form to the site, if the site states it. */
  receivedAt?: Date;
  /** Why the site suspects a machine, if it does. */
  quarantine?: string;
}

const single = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

/**
 * Checks whether a form comes from the site's own server, which signs forwarded forms (`formHeaders`). The time at which
 * the visitor sent it and the reason to suspect a machine, one word, may be missing.
 */
export function findTrustedCaller(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string | undefined,
  now: number = Date.now(),
): TrustedCaller | undefined {
  const timestamp = single(headers[formHeaders.timestamp]);
  const receivedAt = single(headers[formHeaders.receivedAt]);
  const signature = single(headers[formHeaders.signature]);
  if (!secret || !(Math.abs(now - Date.parse(timestamp)) <= goodFor)) return undefined;
  if (!isSigned(signedForm(timestamp, receivedAt, body), signature, secret)) return undefined;
  const sentAt = Date.parse(receivedAt);
  const quarantine = /^[a-z-]{1,40}$/.exec(single(headers[formHeaders.quarantine]))?.[0];
  return {
    ...(!Number.isNaN(sentAt) && { receivedAt: new Date(Math.min(sentAt, now)) }),
    ...(quarantine && { quarantine }),
  };
}
