import type { Locale } from "@miqyas/contract";
import alexandria from "@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2?url";
import instrumentSans from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";

/** The one font file worth preloading in each language: the voice of its headings and controls. */
export const preloadedFont: Record<Locale, string> = { en: instrumentSans, ar: alexandria };
