import { otherLocale } from "@miqyas/contract";

/** The languages of texts. */
export type TextLanguage = "en" | "ar";

const letters = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/**
 * ` dir="auto"` for a sentence that is wholly in the other script: without it the full stop would stand on
 * the wrong side. A name or an acronym alone keeps the direction of the page.
 */
export function directionAttribute(text: string, language: TextLanguage): string {
  const other = otherLocale(language);
  const isForeign = !letters[language].test(text) && letters[other].test(text);
  return isForeign && text.trim().split(/\s+/).length >= 3 ? ' dir="auto"' : "";
}
