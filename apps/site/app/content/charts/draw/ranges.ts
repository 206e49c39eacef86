import { isWithheld } from "@miqyas/contract";
import type { Chart, ChartRow } from "@miqyas/contract";

/** Whether a row has a range of its own that its kind of chart draws. */
export const hasOwnRange = ({ kind }: Chart, { low, high }: ChartRow): boolean =>
  kind === "bar" && (low !== null || high !== null);

/** Whether a chart draws the margin of error around the values without a range of their own. */
export const drawsMargin = ({ kind, series, margin }: Chart): boolean =>
  !!margin && (kind === "bar" || (kind === "line" && series.length === 1));

/** The range that is drawn around the first value of a row; `null` where none is. */
export function rangeOf(chart: Chart, row: ChartRow): [low: number, high: number] | null {
  const [value = null] = row.values;
  if (value === null || isWithheld(row)) return null;
  if (hasOwnRange(chart, row)) return [row.low ?? value, row.high ?? value];
  const margin = drawsMargin(chart) ? (chart.margin ?? 0) : 0;
  return margin > 0 ? [value - margin, value + margin] : null;
}
