const longest = 96;

/**
 * Makes a slug from a title: lower case, Arabic letters kept, vowel marks and tatweel removed, other
 * characters replaced by hyphens. Returns `""` when no character can be used.
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
  // A slug of digits alone would be read as an id (BLOG-15).
  return /^[\p{N}-]+$/u.test(slug) ? `article-${slug}` : slug;
}

/** Marks that are part of a letter: آ أ ؤ إ ئ decompose into these. */
const arabicCarriers = new Set(["\u0653", "\u0654", "\u0655"]);
