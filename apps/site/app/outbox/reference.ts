import { spellReference } from "@miqyas/contract";

/**
 * The reference of a key, computed as the site computes it: the visitor sees the same reference before and after
 * delivery (CON-14). `null` on insecure pages, which cannot compute it.
 */
export async function referenceOf(key: string): Promise<string | null> {
  // Undefined on insecure pages.
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  if (!subtle) return null;
  const digest = await subtle.digest("SHA-256", new TextEncoder().encode(key));
  return spellReference(new DataView(digest).getBigUint64(0));
}
