const longest = 96;

/**
 * Turns a title into an address: lower case, Arabic letters kept, vowel marks and tatweel dropped, everything
 * else a hyphen. Empty when nothing of the text can stand in an address.
 */
export function slugFrom(text: string): string {
  const slug = text
    .normalize("NFKD")
    .replace(/[\p{M}ـ]/gu, (mark) => (arabicCarriers.has(mark) ? mark : ""))
    .normalize("NFC")
    .toLowerCase()
    .replace(/['’ʼ]/gu, "")
    .replace(/[^\p{Script=Latin}\p{Script=Arabic}0-9]+/gu, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/gu, "");
  // Digits alone would be read as an id (BLOG-15).
  return /^[\p{N}-]+$/u.test(slug) ? `article-${slug}` : slug;
}

/** Marks that are part of a letter: آ أ ؤ إ ئ decompose into these. */
const arabicCarriers = new Set(["\u0653", "\u0654", "\u0655"]);
