/** The languages a text is written in. */
export type TextLanguage = "en" | "ar";

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text made safe to stand between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const letters = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u };

/**
 * ` dir="auto"` for a sentence written wholly in the other script, which would otherwise end with its full
 * stop on the wrong side. A name or an acronym alone keeps the direction of the page.
 */
export function directionOf(text: string, language: TextLanguage): string {
  const other = language === "en" ? "ar" : "en";
  const isForeign = !letters[language].test(text) && letters[other].test(text);
  return isForeign && text.trim().split(/\s+/).length >= 3 ? ' dir="auto"' : "";
}
