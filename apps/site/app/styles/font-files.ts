import type { Locale } from "@miqyas/contract";
import alexandria from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import markaziArabic from "@fontsource/markazi-text/files/markazi-text-arabic-400-normal.woff2?url";

/**
 * Font files to preload, by language. In English only the sans: the fallback font of the text face has the same
 * metrics. Arabic has no such fallback. Both its fonts are preloaded to avoid changes of line breaks.
 */
export const preloadedFonts: Record<Locale, readonly string[]> = {
  en: [instrumentSans],
  ar: [alexandria, markaziArabic],
};
