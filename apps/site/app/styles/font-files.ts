import type { Locale } from "@miqyas/contract";
import alexandria from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import markaziArabic from "@fontsource/markazi-text/files/markazi-text-arabic-400-normal.woff2?url";

/**
 * The font files worth preloading in each language. In English the voice of headings and controls: what stands in
 * for the other has its measures. Arabic has no such stand-in, so both come at once, and no line breaks anew.
 */
export const preloadedFonts: Record<Locale, readonly string[]> = {
  en: [instrumentSans],
  ar: [alexandria, markaziArabic],
};
