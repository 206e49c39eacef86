import { formatNumber } from "../../i18n/format.ts";
import type { FormatLocale } from "../../i18n/numerals.ts";

/** A margin or a share: one decimal, two below 1. */
export function formatPoints(value: number, locale: FormatLocale): string {
  const step = value < 1 ? 100 : 10;
  return formatNumber(Math.round(value * step) / step, locale);
}
