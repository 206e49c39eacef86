import { isBracketed, isWithheld } from "@miqyas/contract";
import type { Chart } from "@miqyas/contract";
import type { Translation } from "../../i18n/create-i18n.ts";
import { formatNumber } from "../../i18n/format.ts";
import { chosenRows } from "./draw/draw-bars.ts";
import { findMissing } from "./draw/draw-line.ts";
import { drawsMargin, hasOwnRange, rangeOf } from "./draw/ranges.ts";
import { withoutWithheld } from "./draw/row-frame.ts";
import { formatExact } from "./format-drawn.ts";

/** What the source line says: where the numbers come from, and what in the drawing needs a word. */
export function sourceSentences(chart: Chart, translation: Translation): string[] {
  const { t, formatLocale } = translation;
  const { source, note, kind, min, max, rows } = chart;
  const isOfMoments = kind === "line" || kind === "multi";
  const leavesOutZero = min !== null && (min > 0 || (max ?? 0) < 0);
  const shown = kind === "bar" ? chosenRows(chart).length : rows.length;
  return [
    source && t("charts.source", { source: withoutStop(source) }),
    ...rangeSentences(chart, translation),
    leavesOutZero && t("charts.startsAt", { min: formatExact(min, formatLocale) }),
    !isGapDrawn(chart) && gapSentence(chart, t),
    ...undrawnSentences(chart, t),
    rows.some(isBracketed) && t("charts.brackets"),
    isOfMoments && rows.some(isWithheld) && t("charts.withheld"),
    shown < rows.length && t("charts.someRows", { shown, rows: rows.length }),
    note,
  ].flatMap((sentence) => sentence || []);
}

/** What stands in words inside the drawing of a line, for readers who hear the page. */
export function drawnSentences(chart: Chart, { t }: Pick<Translation, "t">): string[] {
  const { kind, mark, rows } = chart;
  const moment = kind === "line" && mark ? rows[mark.row - 1]?.label : undefined;
  return [
    isGapDrawn(chart) ? gapSentence(chart, t) : "",
    mark && moment ? `${moment}: ${withoutStop(mark.text)}.` : "",
  ].filter(Boolean);
}

/** A text for a sentence that has its own full stop. */
const withoutStop = (text: string) => text.replace(/\.$/, "");

/** Whether the reason of a gap stands in the drawing. */
const isGapDrawn = (chart: Chart) => chart.kind === "line" && findMissing(withoutWithheld(chart)).length > 0;

/** Why values are missing; `""` without a reason, and where none is. */
const gapSentence = ({ gap, rows }: Chart, t: Translation["t"]) =>
  gap && rows.some(({ values }) => values.includes(null))
    ? t("charts.gap", { reason: withoutStop(gap) })
    : "";

/** The lines that a drawing lacks, with the reason: the name of a line stands at its last number. */
function undrawnSentences(chart: Chart, t: Translation["t"]): string[] {
  if (chart.kind !== "line") return [];
  const drawn = withoutWithheld(chart);
  const hasNumber = ({ rows }: Chart, column: number) => rows.some(({ values }) => values[column] != null);
  return chart.series.flatMap((name, column) =>
    hasNumber(drawn, column)
      ? []
      : [`${name}: ${t(hasNumber(chart, column) ? "charts.smallBase" : "charts.missing")}.`],
  );
}

/** What the whiskers of bars and the band of a line are; nothing where none is drawn. */
function rangeSentences(chart: Chart, { t, formatLocale }: Translation): string[] {
  const margin = { margin: formatNumber(chart.margin ?? 0, formatLocale) };
  if (chart.kind === "line") return drawsMargin(chart) ? [t("charts.band", margin)] : [];
  const isOwn = chosenRows(chart).flatMap((row) => (rangeOf(chart, row) ? [hasOwnRange(chart, row)] : []));
  return [
    ...(isOwn.includes(true) ? [t("charts.ranges")] : []),
    ...(isOwn.includes(false) ? [t("charts.whiskers", margin)] : []),
  ];
}
