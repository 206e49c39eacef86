import { createHash } from "node:crypto";

/** Letters and digits that are told apart by eye and by ear: none of 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = "34679ACDEFGHJKMNPQRTWXY";
const length = 8;

/**
 * The short name of a message that a visitor can read out on the phone, always the same for an idempotency key: the
 * site, whose visitor is told it, and the backend, whose staff look for it, make the same one (CON-14).
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
