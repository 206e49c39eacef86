import { dateLocales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";

/** Where the agency is; dates are its dates, on the server and in any browser alike (LANG-10). */
const timeZone = "Asia/Damascus";

const numberFormats: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en-US", { numberingSystem: "latn" }),
  ar: new Intl.NumberFormat("ar-EG", { numberingSystem: "arab" }),
};

/** A number to be read: 1,240 or ١٬٢٤٠ (LANG-11). */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormats[locale].format(value);
}

/** The digits of a text in the language's own numerals, everything else as it is: for ranges, labels, clocks. */
export function formatDigits(text: string, locale: Locale): string {
  return locale === "ar"
    ? text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
    : text;
}

function dateFormat(locale: Locale): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(dateLocales[locale], {
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone,
    calendar: "gregory",
    numberingSystem: locale === "ar" ? "arab" : "latn",
  });
}

const dateFormats: Record<Locale, Intl.DateTimeFormat> = { en: dateFormat("en"), ar: dateFormat("ar") };

/** January 15, 2025 or ١٥ يناير ٢٠٢٥ (LANG-10); an empty text for what is no date (ENT-9). */
export function formatDate(iso: string | null | undefined, locale: Locale): string {
  const time = iso ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? "" : dateFormats[locale].format(time);
}

/** What is left of a time, `m:ss`, never negative: 4:37 or ٤:٣٧ (NEWS-5). */
export function formatMinutes(milliseconds: number, locale: Locale): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000)) || 0;
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return formatDigits(clock, locale);
}

/** The forms that a language has for counted things, in CLDR's names. */
export const pluralForms = {
  en: ["one", "other"],
  ar: ["zero", "one", "two", "few", "many", "other"],
} as const satisfies Record<Locale, readonly Intl.LDMLPluralRule[]>;
