import { formatNumber } from "../../i18n/format.ts";
import type { FormatLocale } from "../../i18n/numerals.ts";

/** A size of a file in the reader's digits: 1.2 MB, 0.6 kB. */
export function formatSize(
  bytes: number,
  locale: FormatLocale,
  units: { megabytes: string; kilobytes: string },
): string {
  const isLarge = bytes >= 999_500;
  const size = bytes / (isLarge ? 1_000_000 : 1000);
  const rounded = size >= 10 ? Math.round(size) : Math.max(0.1, Math.round(size * 10) / 10);
  return `${formatNumber(rounded, locale)} ${isLarge ? units.megabytes : units.kilobytes}`;
}
