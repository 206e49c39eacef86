/** Letters and digits that look and sound different: without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const letters = "34679ACDEFGHJKMNPQRTWXY";
const length = 8;

/** The last digits of a number, written with the letters of references. */
export function spellReference(number: bigint): string {
  const base = BigInt(letters.length);
  let rest = number;
  return Array.from({ length }, () => {
    const letter = letters.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join("");
}
