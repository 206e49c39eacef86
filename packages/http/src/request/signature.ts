import { createHmac, timingSafeEqual } from "node:crypto";

/** A signature as a header carries it: `sha256=<hex HMAC-SHA-256 of the text>`. */
export const sign = (text: string | Buffer, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;

/** Whether a text carries this signature. Compares in constant time. */
export function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The text that is signed when the site's server forwards a form to the CMS. It has three parts, each on its own
 * line: the time of signing (ISO 8601), the time at which the visitor sent the form (ISO 8601, or empty), and the
 * body.
 */
export const signedForm = (timestamp: string, receivedAt: string, body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${timestamp}\n${receivedAt}\n`), Buffer.from(body)]);
