/** Letters and digits that are told apart by eye and by ear. */
const letters = "34679ACDEFGHJKMNPQRTWXY";
const length = 8;

/**
 * The reference that the site gives to the message of a key, computed ahead: the visitor is told the same one
 * before and after it is delivered (CON-14). `null` where the page is not secure and cannot compute it.
 */
export async function referenceOf(key: string): Promise<string | null> {
  // Undefined where the page is not secure.
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(key));
  const base = BigInt(letters.length);
  let rest = new DataView(digest).getBigUint64(0);
  return Array.from({ length }, () => {
    const letter = letters.charAt(Number(rest % base));
    rest /= base;
    return letter;
  }).join("");
}
