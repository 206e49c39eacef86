import { formatNumber } from "../i18n/format.ts";
import type { FormatLocale } from "../i18n/numerals.ts";
import type { PlanField } from "../routing/route-table.ts";
import { fieldRules, readTypedNumber } from "./read-plan.ts";
import type { PlanTranslation } from "./plan-translation.ts";

type Texts = Pick<PlanTranslation, "t" | "formatLocale">;

/** A number that the visitor gave, with the two decimals that count. */
export const formatGiven = (value: number, locale: FormatLocale): string =>
  formatNumber(Math.round(value * 100) / 100, locale);

/** A typed number as the page writes it, where that reads as the same number (PLAN-3). Other text stays as it is. */
export function formatTyped(typed: string, field: PlanField, locale: FormatLocale): string {
  const { whole } = fieldRules[field];
  const value = readTypedNumber(typed, whole);
  if (value === null) return typed;
  const written = formatNumber(value, locale);
  return readTypedNumber(written, whole) === value ? written : typed;
}

/** A calculated margin as it is shown, which decides the plural too: one decimal, two below 1. */
const round = (points: number) => {
  const step = points < 1 ? 100 : 10;
  return Math.round(points * step) / step;
};

/** A calculated margin: one decimal, two below 1. */
export const formatPoints = (points: number, locale: FormatLocale): string =>
  formatNumber(round(points), locale);

/** The unit of a calculated margin: “points”, «نقاط مئوية». */
export const unitOfPoints = (points: number, { t }: Texts): string =>
  t("plan.points", { count: round(points) });

/** A margin of error that the visitor gave, with its unit: “±2.25 points”, «±٢٫٢٥ نقطة مئوية». */
export const givenMarginText = (points: number, { t, formatLocale }: Texts): string =>
  `±${formatGiven(points, formatLocale)} ${t("plan.points", { count: points })}`;

/** A calculated margin of error with its unit: “±5 points”, «±٥ نقاط مئوية». */
export const marginText = (points: number, texts: Texts): string => givenMarginText(round(points), texts);

/** A time in weeks, also in tenths: “2.8 weeks”, «٣ أسابيع». */
export const weeksText = (weeks: number, { t, formatLocale }: Texts): string =>
  t("plan.weeks", { count: weeks, number: formatNumber(weeks, formatLocale) });
