import type { IncomingHttpHeaders } from "node:http";
import { isSigned, signedForm } from "@miqyas/http/signature";

/** Longest that a signature is good for, ms: long enough for clocks that differ, short for a replay. */
const goodFor = 5 * 60_000;

/** What the site's server proved about a form that it forwards. */
export interface TrustedCaller {
  /** When the visitor sent the form to the site; absent when the site does not say. */
  receivedAt?: Date;
  /** Why the site suspects a machine; absent when it does not. */
  quarantine?: string;
}

const single = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

/**
 * Looks whether a form comes from the site's own server, which signs what it forwards (`signedForm`). Its headers:
 * `X-Miqyas-Timestamp` is when it signed, `X-Miqyas-Received-At` may say when the visitor sent the form,
 * `X-Miqyas-Signature` is the signature, and `X-Miqyas-Quarantine` may say in one word why a machine is suspected.
 */
export function findTrustedCaller(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string | undefined,
  now: number = Date.now(),
): TrustedCaller | undefined {
  const timestamp = single(headers["x-miqyas-timestamp"]);
  const receivedAt = single(headers["x-miqyas-received-at"]);
  const signature = single(headers["x-miqyas-signature"]);
  if (!secret || !(Math.abs(now - Date.parse(timestamp)) <= goodFor)) return undefined;
  if (!isSigned(signedForm(timestamp, receivedAt, body), signature, secret)) return undefined;
  const sentAt = Date.parse(receivedAt);
  const quarantine = /^[a-z-]{1,40}$/.exec(single(headers["x-miqyas-quarantine"]))?.[0];
  return {
    ...(!Number.isNaN(sentAt) && { receivedAt: new Date(Math.min(sentAt, now)) }),
    ...(quarantine && { quarantine }),
  };
}
