import { writeSigned } from "@miqyas/contract";
import { formatsOf } from "../../i18n/format.ts";
import type { FormatLocale } from "../../i18n/numerals.ts";

/** A format for each number of digits. */
const formatsBy = (optionsOf: (digits: number) => Intl.NumberFormatOptions) => {
  const formats = Array.from({ length: 21 }, (_, digits) =>
    formatsOf((locale) => new Intl.NumberFormat(locale, optionsOf(digits))),
  );
  return (value: number, digits: number, locale: FormatLocale) =>
    formats[Math.min(20, Math.max(0, digits))]?.(locale).format(value) ?? "";
};

const decimal = formatsBy((digits) => ({ maximumFractionDigits: digits }));
const compact = formatsBy((digits) => ({ notation: "compact", maximumSignificantDigits: digits }));

/** The place of the first digit: 0 for 1 to 9, 1 for 10 to 99, -1 for tenths. */
const placeOf = (size: number) => Math.floor(Math.log10(size) + 1e-9);

/** A number with all its decimals, as a sentence states it. */
export const formatExact = (value: number, locale: FormatLocale): string =>
  writeSigned(value, locale, (size) => decimal(size, 12, locale));

/**
 * A number as a drawing shows it: without decimals from a thousand, in words from a million, with the minus sign of
 * typesetters.
 * @param step between the numbers of a ruler, which have the decimals that tell them apart
 */
export const formatDrawn = (value: number, locale: FormatLocale, step?: number): string =>
  writeSigned(value, locale, (size) => {
    if (size >= 1e6) return compact(size, Math.max(4, step ? placeOf(size) - placeOf(step) + 1 : 0), locale);
    return decimal(size, step ? -placeOf(step) : size >= 1000 ? 0 : 3, locale);
  });
