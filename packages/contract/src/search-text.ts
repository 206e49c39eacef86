import { latinDigits } from "./plain-text.ts";

/** Marks over and under letters, tatweel, and signs without a width: none of them makes another word. */
const marks =
  // eslint-disable-next-line no-misleading-character-class -- single marks are exactly what is looked for
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u200c-\u200f]/g;
const oneForm: Record<string, string> = { ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", ک: "ك" };
/** The article at the start of a word, with "and" before it or without, where enough of a word is left. */
const article =
  /(?<![\u0620-\u064a\u066e-\u06d3])(?:ال(?=[\u0620-\u064a\u066e-\u06d3]{2})|وال(?=[\u0620-\u064a\u066e-\u06d3]{3}))/g;

/**
 * A text without what spelling varies in: case, diacritics and tatweel, the forms of alef, of hamza's seats, of ya
 * and of ta marbuta, the script of its digits. The CMS does the same in SQL (`fold_for_search`).
 */
export function foldText(text: string): string {
  const letters = text.normalize("NFKD").replace(marks, "").normalize("NFC").toLowerCase();
  return latinDigits(letters)
    .replace(/[ٱىیةک]/g, (letter) => oneForm[letter] ?? letter)
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** A text as it is compared in a search: folded, and its words without the Arabic article (SRCH-11). */
export function normalizeText(text: string): string {
  return foldText(text).replace(article, "");
}

/**
 * Whether a text holds what somebody looks for: with the article or without, also while the article's word is
 * still being typed (BLOG-1, RES-1). The CMS finds the same (`findable` of its listings).
 */
export function holdsText(text: string, wanted: string): boolean {
  const found = normalizeText(wanted);
  return foldText(text).includes(found) || normalizeText(text).includes(found);
}
