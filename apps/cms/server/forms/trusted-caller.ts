import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Longest that a signature is good for, ms: long enough for clocks that differ, short for a replay. */
const goodFor = 5 * 60_000;

/** What the site's server proved about a form that it forwards. */
export interface TrustedCaller {
  /** When the visitor sent the form to the site; absent when the site does not say. */
  receivedAt?: Date;
  /** Why the site suspects a machine; absent when it does not. */
  quarantine?: string;
}

/**
 * HMAC-SHA-256 of time, time of receipt and body, each on its own line. The site's server signs the forms that
 * it forwards: `X-Miqyas-Timestamp` is when it signed (ISO 8601), `X-Miqyas-Received-At` may say when the visitor
 * sent the form, `X-Miqyas-Signature` is `sha256=` and this in hexadecimal. `X-Miqyas-Quarantine`, beside them, is a
 * word that says why a machine is suspected.
 */
export const signForm = (
  secret: string,
  timestamp: string,
  receivedAt: string,
  body: Buffer | string,
): string => createHmac("sha256", secret).update(`${timestamp}\n${receivedAt}\n`).update(body).digest("hex");

const single = (header: string | string[] | undefined) => (typeof header === "string" ? header : "");

/** Looks whether a form comes from the site's own server. */
export function findTrustedCaller(
  headers: IncomingHttpHeaders,
  body: Buffer,
  secret: string | undefined,
  now: number = Date.now(),
): TrustedCaller | undefined {
  const timestamp = single(headers["x-miqyas-timestamp"]);
  const receivedAt = single(headers["x-miqyas-received-at"]);
  const claimed = /^sha256=([0-9a-f]{64})$/.exec(single(headers["x-miqyas-signature"]))?.[1];
  if (!secret || !claimed || !(Math.abs(now - Date.parse(timestamp)) <= goodFor)) return undefined;
  const real = signForm(secret, timestamp, receivedAt, body);
  if (!timingSafeEqual(Buffer.from(claimed, "hex"), Buffer.from(real, "hex"))) return undefined;
  const moment = Date.parse(receivedAt);
  const quarantine = /^[a-z-]{1,40}$/.exec(single(headers["x-miqyas-quarantine"]))?.[0];
  return {
    ...(!Number.isNaN(moment) && { receivedAt: new Date(Math.min(moment, now)) }),
    ...(quarantine && { quarantine }),
  };
}
