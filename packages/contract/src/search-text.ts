import { latinDigits } from "./plain-text.ts";

/** Marks over and under letters, tatweel, and characters that nobody sees. They do not change a word. */
const marks =
  // oxlint-disable-next-line no-misleading-character-class -- single marks are exactly what is looked for
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const oneForm: Record<string, string> = { ٱ: "ا", ى: "ي", ی: "ي", ة: "ه", ک: "ك" };
/** The Arabic article at the start of a word, also after "and", if enough of the word remains. */
const article =
  /(?<![\u0620-\u064a\u066e-\u06d3])(?:ال(?=[\u0620-\u064a\u066e-\u06d3]{2})|وال(?=[\u0620-\u064a\u066e-\u06d3]{3}))/g;

/**
 * A text without differences of spelling: case, diacritics and tatweel, the forms of alef, hamza's seats, ya and ta
 * marbuta, the script of digits, and the apostrophe of a keyboard or of a typesetter. The backend does the same in SQL
 * (`fold_for_search`).
 */
export function foldText(text: string): string {
  const letters = text.normalize("NFKD").replace(marks, "").normalize("NFC").toLowerCase();
  return latinDigits(letters)
    .replace(/[ٱىیةک]/g, (letter) => oneForm[letter] ?? letter)
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

/** A text for comparison in a search: folded, with its words without the Arabic article (SRCH-11). */
export function normalizeText(text: string): string {
  return foldText(text).replace(article, "");
}

/**
 * Whether a text contains the wanted text, with or without the article, also while its word is still being typed
 * (BLOG-1, RES-1). The backend finds the same (`findable` of its listings).
 */
export function holdsText(text: string, wanted: string): boolean {
  const found = normalizeText(wanted);
  return foldText(text).includes(found) || normalizeText(text).includes(found);
}
