/** What a chart compares (`docs/charts.md`). The name stands in `data-chart`. */
export const chartKinds = [
  "bar",
  "group",
  "stack",
  "likert",
  "dumb",
  "slope",
  "line",
  "multi",
  "strip",
] as const;
export type ChartKind = (typeof chartKinds)[number];

/** What the numbers count. The sign of a percentage is written by the site. */
export const chartUnits = ["percent", "points", "index", "count"] as const;
export type ChartUnit = (typeof chartUnits)[number];

export interface ChartRow {
  label: string;
  /** One number for each series; `null` where nothing was measured. */
  values: (number | null)[];
  /** Number of answers behind the row. */
  base: number | null;
  /** Limits of the first value's range, in units of the value. */
  low: number | null;
  high: number | null;
}

/**
 * A chart in one language: its texts and its table. `""` stands for a text that is missing. Numbers of rows and series
 * begin with 1.
 */
export interface Chart {
  kind: ChartKind;
  unit: ChartUnit;
  /** The finding, a sentence. */
  title: string;
  /** What was measured, with its unit. */
  measure: string;
  /** Who was asked. */
  base: string;
  question: string;
  source: string;
  note: string;
  /** Number of answers. */
  n: number | null;
  /** Days of the fieldwork, ISO 8601. */
  from: string | null;
  to: string | null;
  /** Ends of the scale, where the numbers do not decide. */
  min: number | null;
  max: number | null;
  /** Margin of error in units of the values, on both sides. */
  margin: number | null;
  /** The row that the title speaks of; of stacked and several series the series. */
  highlight: number | null;
  /** Why moments of a line are missing. */
  gap: string;
  /** A word at one moment of a line. */
  mark: { row: number; text: string } | null;
  /** Heading of the column of labels. */
  head: string;
  series: string[];
  rows: ChartRow[];
}

interface Limits {
  /** Least and greatest number of rows and of series. */
  rows: readonly [number, number];
  series: readonly [number, number];
  /** Whether the highlight is a series. */
  highlightsSeries?: true;
  /** Whether the parts of a row stand beside each other, so that none is negative. */
  parts?: true;
  /** Whether the scale may leave out 0. */
  moments?: true;
}

/** What each kind of chart can show. */
export const chartLimits: Record<ChartKind, Limits> = {
  bar: { rows: [1, 40], series: [1, 1] },
  group: { rows: [1, 8], series: [2, 2] },
  stack: { rows: [1, 8], series: [2, 5], highlightsSeries: true, parts: true },
  likert: { rows: [1, 10], series: [3, 7], highlightsSeries: true, parts: true },
  dumb: { rows: [1, 15], series: [2, 2] },
  slope: { rows: [1, 6], series: [2, 2] },
  line: { rows: [3, 60], series: [1, 4], highlightsSeries: true, moments: true },
  multi: { rows: [3, 60], series: [2, 12], highlightsSeries: true, moments: true },
  strip: { rows: [1, 4], series: [1, 1], parts: true },
};

/** Why a chart cannot be drawn, with the numbers of the sentence. */
export type ChartProblem =
  | { problem: "rows" | "series"; least: number; most: number; found: number }
  | { problem: "nothing" }
  | { problem: "label"; row: number }
  | { problem: "values"; row: number; found: number; expected: number }
  | { problem: "tooLarge"; row: number }
  | { problem: "negative"; row: number }
  | { problem: "evenSeries"; found: number }
  | { problem: "sum"; row: number; found: number }
  | { problem: "range"; row: number }
  | { problem: "highlight"; most: number }
  | { problem: "mark"; most: number }
  | { problem: "scale" }
  | { problem: "outside"; row: number };

/** A number in the `data value` of a figure, as `String` writes it. */
export const chartNumber = /^-?\d{1,15}(?:\.\d+)?(?:e-\d+)?$/;

/** The greatest number that a chart shows. Digits of more would not fit beside a bar. */
export const largestChartValue = 1e12;

/** The sum of rounded percentages is accepted up to this. */
export const roundedWhole = 102;

/** The first reason why a chart cannot be drawn; `null` for one that can. */
export function findChartProblem(chart: Chart): ChartProblem | null {
  const { kind, rows, series } = chart;
  const limits = chartLimits[kind];
  const outOf = (found: number, [least, most]: readonly [number, number]) =>
    found < least || found > most ? { least, most, found } : null;
  const rowCount = outOf(rows.length, limits.rows);
  if (rowCount) return { problem: "rows", ...rowCount };
  const seriesCount = outOf(series.length, limits.series);
  if (seriesCount) return { problem: "series", ...seriesCount };
  if (kind === "likert" && series.length % 2 === 0) return { problem: "evenSeries", found: series.length };
  for (const [index, row] of rows.entries()) {
    const problem = findRowProblem(chart, row, index + 1);
    if (problem) return problem;
  }
  const shown = rows.flatMap((row) => row.values).filter((value) => value !== null);
  if (shown.length === 0) return { problem: "nothing" };
  const most = limits.highlightsSeries ? series.length : rows.length;
  if (chart.highlight !== null && !isPlace(chart.highlight, most)) return { problem: "highlight", most };
  if (chart.mark && !isPlace(chart.mark.row, rows.length)) return { problem: "mark", most: rows.length };
  return findScaleProblem(chart);
}

const isShown = (value: number) => Math.abs(value) <= largestChartValue;

const isPlace = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most;

function findRowProblem({ kind, unit, series }: Chart, row: ChartRow, number: number): ChartProblem | null {
  const { values, low, high, base } = row;
  if (row.label === "") return { problem: "label", row: number };
  if (values.length !== series.length)
    return { problem: "values", row: number, found: values.length, expected: series.length };
  const numbers = [...values, low, high, base].filter((value) => value !== null);
  if (!numbers.every(isShown)) return { problem: "tooLarge", row: number };
  if (chartLimits[kind].parts && numbers.some((value) => value < 0))
    return { problem: "negative", row: number };
  const [first] = values;
  if (first != null && ((low ?? first) > first || (high ?? first) < first))
    return { problem: "range", row: number };
  // Sums of decimals have noise in their last digits.
  const sum = Number(values.reduce<number>((total, value) => total + (value ?? 0), 0).toFixed(9));
  if ((kind === "stack" || kind === "likert") && unit === "percent" && sum > roundedWhole)
    return { problem: "sum", row: number, found: sum };
  return null;
}

function findScaleProblem({ kind, rows, min, max, margin }: Chart): ChartProblem | null {
  if (margin !== null && !(margin >= 0 && isShown(margin))) return { problem: "scale" };
  if (min !== null && (!isShown(min) || (min > 0 && !chartLimits[kind].moments))) return { problem: "scale" };
  if (max !== null && (!isShown(max) || max <= (min ?? 0))) return { problem: "scale" };
  if (max !== null && max < 0 && !chartLimits[kind].moments) return { problem: "scale" };
  const isStacked = kind === "stack";
  const outside = rows.findIndex((row) => {
    const values = row.values.filter((value) => value !== null);
    const highest = isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values);
    return values.length > 0 && (highest > (max ?? Infinity) || Math.min(...values) < (min ?? -Infinity));
  });
  return outside === -1 ? null : { problem: "outside", row: outside + 1 };
}
