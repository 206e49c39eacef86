import { createHmac, timingSafeEqual } from "node:crypto";

/** A signature as a header carries it: `sha256=<hex HMAC-SHA-256 of the text>`. */
export const sign = (text: string | Buffer, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(text).digest("hex")}`;

/** Whether a text carries this signature. Compares in constant time. */
export function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(text, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
