import { writeSigned } from "@miqyas/contract";
import { formatNumber, formatsOf } from "../../i18n/format.ts";
import type { FormatLocale } from "../../i18n/numerals.ts";

const roundFormat = formatsOf((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** Numbers in words from a million, by their significant digits. */
const compactFormats = Array.from({ length: 22 }, (_, digits) =>
  formatsOf(
    (locale) => new Intl.NumberFormat(locale, { notation: "compact", maximumSignificantDigits: digits }),
  ),
);

/** Numbers by their decimals. */
const decimalFormats = Array.from({ length: 21 }, (_, decimals) =>
  formatsOf((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })),
);

/**
 * A number as a drawing shows it: without decimals from a thousand, in words from a million, with the minus sign of
 * typesetters.
 * @param step between the numbers of a ruler, which have the decimals that tell them apart
 */
export const formatDrawn = (value: number, locale: FormatLocale, step?: number): string =>
  writeSigned(value, locale, (size) => {
    const place = step ? Math.floor(Math.log10(Math.abs(step)) + 1e-9) : undefined;
    if (size >= 1e6) {
      const digits = place === undefined ? 4 : Math.max(4, Math.floor(Math.log10(size)) - place + 1);
      return (compactFormats[Math.min(21, digits)] ?? roundFormat)(locale).format(size);
    }
    if (place !== undefined)
      return (decimalFormats[Math.min(20, Math.max(0, -place))] ?? roundFormat)(locale).format(size);
    return size >= 1000 ? roundFormat(locale).format(size) : formatNumber(size, locale);
  });
