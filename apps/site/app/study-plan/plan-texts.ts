import { formatNumber } from "../i18n/format.ts";
import type { FormatLocale } from "../i18n/numerals.ts";
import type { PlanTranslation } from "./plan-translation.ts";

type Texts = Pick<PlanTranslation, "t" | "formatLocale">;

/** As it is shown, which decides the plural too: one decimal, two below 1. */
const round = (points: number) => {
  const step = points < 1 ? 100 : 10;
  return Math.round(points * step) / step;
};

/** A margin or a share: one decimal, two below 1. */
export const formatPoints = (points: number, locale: FormatLocale): string =>
  formatNumber(round(points), locale);

/** The unit of a margin of so many points: “points”, «نقاط مئوية». */
export const unitOfPoints = (points: number, { t }: Texts): string =>
  t("plan.points", { count: round(points) });

/** A margin of error with its unit: “±5 points”, «±٥ نقاط مئوية». */
export const marginText = (points: number, texts: Texts): string =>
  `±${formatPoints(points, texts.formatLocale)} ${unitOfPoints(points, texts)}`;

/** A time in weeks, also in tenths: “2.8 weeks”, «٣ أسابيع». */
export const weeksText = (weeks: number, { t, formatLocale }: Texts): string =>
  t("plan.weeks", { count: weeks, number: formatNumber(weeks, formatLocale) });
