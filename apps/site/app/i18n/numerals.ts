import { dateLocales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { Numerals } from "./saved-numerals.ts";

/** A language with its numerals, as `Intl` takes it (BCP 47, with the key `nu` of UTS 35). */
export type FormatLocale = typeof dateLocales.en | `${typeof dateLocales.ar}-u-nu-${Numerals}`;

/** @param numerals of Arabic text; English has one kind */
export const formatLocaleOf = (locale: Locale, numerals: Numerals): FormatLocale =>
  locale === "ar" ? `${dateLocales.ar}-u-nu-${numerals}` : dateLocales.en;

/** Whether the digits of a text are ١٢٣. */
export const isArabicIndic = (locale: FormatLocale): boolean => locale.endsWith("-arab");

const latinSigns: Readonly<Record<string, string>> = { "٪": "%", "٫": ".", "٬": "," };

/** A text with Arabic-Indic digits and their signs replaced by Latin ones. */
export const toLatinNumerals = (text: string): string =>
  text.replace(/[٠-٩٪٫٬]/g, (sign) => latinSigns[sign] ?? String(sign.charCodeAt(0) - 0x660));

/** A text that was written in Arabic-Indic digits, with the digits and signs of the page. */
export const inNumerals = (text: string, locale: FormatLocale): string =>
  isArabicIndic(locale) ? text : toLatinNumerals(text);
