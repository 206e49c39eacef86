import { agencyZone } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { isArabicIndic } from "./numerals.ts";
import type { FormatLocale } from "./numerals.ts";

/** Formats by language and numerals, created on first use. */
export function formatsOf<Format>(make: (locale: FormatLocale) => Format) {
  const made = new Map<FormatLocale, Format>();
  return (locale: FormatLocale): Format => {
    const known = made.get(locale);
    if (known) return known;
    const format = make(locale);
    made.set(locale, format);
    return format;
  };
}

const numberFormat = formatsOf((locale) => new Intl.NumberFormat(locale));

/** A number in the language's numerals: 1,240 or ١٬٢٤٠ (LANG-11). */
export function formatNumber(value: number, locale: FormatLocale): string {
  return numberFormat(locale).format(value);
}

/** A text with its digits in the language's numerals, for ranges, labels and clocks. Everything else stays. */
export function formatDigits(text: string, locale: FormatLocale): string {
  return isArabicIndic(locale)
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    : text;
}

/** The percent sign that stands with the digits. */
export const percentSign = (locale: FormatLocale): string => (isArabicIndic(locale) ? "٪" : "%");

const dateFormat = formatsOf(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: "long",
      day: "numeric",
      timeZone: agencyZone,
      calendar: "gregory",
    }),
);

/** January 15, 2025 or ١٥ يناير ٢٠٢٥ (LANG-10). An empty text for an invalid date (ENT-9). */
export function formatDate(iso: string | null | undefined, locale: FormatLocale): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? "" : dateFormat(locale).format(time);
}

/** A remaining time as `m:ss`, never negative: 4:37 or ٤:٣٧ (NEWS-5). */
export function formatMinutes(milliseconds: number, locale: FormatLocale): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)) || 0;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return formatDigits(clock, locale);
}

/** The plural categories of each language, by their CLDR names. */
export const pluralForms = {
  en: ["one", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>;
