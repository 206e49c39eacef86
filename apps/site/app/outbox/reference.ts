/** Letters and digits that are easy to tell apart by eye and by ear. */
const letters = "34679ACDEFGHJKMNPQRTWXY";
const length = 8;

/**
 * The reference of a key, computed as the site computes it: the visitor sees the same reference before and after
 * delivery (CON-14). `null` on insecure pages, which cannot compute it.
 */
export async function referenceOf(key: string): Promise<string | null> {
  // Undefined on insecure pages.
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
