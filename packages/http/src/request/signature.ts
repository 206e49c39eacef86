import { createHmac, timingSafeEqual } from "node:crypto";

/** A signature as a header carries it: `sha256=<hex HMAC-SHA-256 of the text>`. */
export const sign = (text: string | Buffer, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;

/** Whether two secrets are equal. The time of the comparison depends on the length alone. */
export function isSameSecret(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Whether a text carries this signature. */
export const isSigned = (text: string | Buffer, signature: string, secret: string): boolean =>
  isSameSecret(Buffer.from(signature), Buffer.from(sign(text, secret)));

/**
 * The text that is signed when the site's server forwards a form to the backend. It has three parts, each on its own
 * line: the time of signing (ISO 8601), the time at which the visitor sent the form (ISO 8601, or empty), and the
 * body.
 */
export const signedForm = (timestamp: string, receivedAt: string, body: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${timestamp}\n${receivedAt}\n`), Buffer.from(body)]);
