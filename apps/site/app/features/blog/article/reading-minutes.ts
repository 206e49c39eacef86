import type { Locale } from "@miqyas/contract";

/** Reading speed of a careful reader, words per minute. An Arabic word carries more than an English one. */
const pace: Record<Locale, number> = { en: 220, ar: 180 };

/** Time to read a text, in whole minutes. 0 for a very short text. */
export function readingMinutes(html: string, locale: Locale): number {
  const words = html.replace(/<span id="term.*?<\/span>|<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words < 40 ? 0 : Math.max(1, Math.round(words / pace[locale]));
}
