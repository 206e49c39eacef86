import type { Locale } from "@miqyas/contract";
import { formatNumber } from "../../i18n/format.ts";

/** A margin or a share: one decimal, two below 1. */
export function formatPoints(value: number, locale: Locale): string {
  const step = value < 1 ? 100 : 10;
  return formatNumber(Math.round(value * step) / step, locale);
}
