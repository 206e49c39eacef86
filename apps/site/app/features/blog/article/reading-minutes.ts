import type { Locale } from "@miqyas/contract";

/** Reading speed of a careful reader, words per minute. An Arabic word carries more than an English one. */
const pace: Record<Locale, number> = { en: 220, ar: 180 };

/** Time to read a text, in whole minutes. 0 for a very short text. */
export function readingMinutes(html: string, locale: Locale): number {
  const text = html.replace(/<span id="term.*?<\/span>|<[^>]*>|&#?\w+;/g, " ");
  // A word has marks such as shadda and tanwin within it.
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)?.length ?? 0;
  return words < 40 ? 0 : Math.max(1, Math.round(words / pace[locale]));
}
