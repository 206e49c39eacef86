import { createHash } from "node:crypto";

/** Letters and digits that look and sound different: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = "34679ACDEFGHJKMNPQRTWXY";
const length = 8;

/**
 * The short code of a message, which a visitor can read out on the phone. Site and backend compute the same code from the
 * idempotency key: the site shows it to the visitor, and staff find the message by it (CON-14).
 */
export function referenceOf(key: string): string {
  let rest = createHash("sha256").update(key).digest().readBigUInt64BE();
  const base = BigInt(letters.length);
  return Array.from({ length }, () => {
    const letter = letters.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join("");
}
