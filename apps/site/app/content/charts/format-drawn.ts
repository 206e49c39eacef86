import { formatNumber, formatsOf } from "../../i18n/format.ts";
import type { FormatLocale } from "../../i18n/numerals.ts";

const roundFormat = formatsOf((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

const compactFormat = formatsOf(
  (locale) =>
    new Intl.NumberFormat(locale, {
      notation: "compact",
      maximumSignificantDigits: 4,
    }),
);

/**
 * A number as a drawing shows it: without decimals from a thousand, in words from a million, with the minus sign of
 * typesetters. In Arabic a negative number is isolated, or its sign would stand on the other side.
 */
export function formatDrawn(value: number, locale: FormatLocale): string {
  const size = Math.abs(value);
  const format = size >= 1e6 ? compactFormat : size >= 1000 ? roundFormat : null;
  const text = format ? format(locale).format(size) : formatNumber(size, locale);
  if (value >= 0) return text;
  return locale.startsWith("ar") ? `\u2066\u2212${text}\u2069` : `\u2212${text}`;
}
