import type { Locale } from "@miqyas/contract";

/** Words a minute that a careful reader reads; Arabic words carry more each. */
const pace: Record<Locale, number> = { en: 220, ar: 180 };

/** How long a text takes to read, whole minutes; 0 for hardly any text. */
export function readingMinutes(html: string, locale: Locale): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words < 40 ? 0 : Math.max(1, Math.round(words / pace[locale]));
}
