import { isBracketed, isWithheld, type Chart, type ChartRow, type Reading } from "@miqyas/contract";

/** The most bars around the number of a reading. */
const mostRows = 5;

/** What a chart alone says of a reading. */
type ReadingOfChart = Omit<Reading, "text" | "link">;

/**
 * The reading of a chart (HOME-29): the value of its highlighted row among its first bars. `undefined` for a chart of
 * another kind, without a highlighted value that its chart shows without brackets, or with negative ones. A reading cannot say
 * that few were asked: other bars of which the chart says so are left out.
 */
export function readingOf(chart: Chart): ReadingOfChart | undefined {
  const { kind, title, unit, n, from, to, max } = chart;
  const highlighted = chart.rows[(chart.highlight ?? 0) - 1];
  const isFew = (row: ChartRow) => isWithheld(row) || isBracketed(row);
  if (kind !== "bar" || !highlighted?.values[0] || isFew(highlighted)) return undefined;
  const others = chart.rows.filter((row) => row !== highlighted && !isFew(row)).slice(0, mostRows - 1);
  const shown = chart.rows.filter((row) => row === highlighted || others.includes(row));
  const rows = shown.map((row) => ({
    label: row.label,
    value: row.values[0] ?? null,
  }));
  if (rows.some(({ value }) => value !== null && value < 0)) return undefined;
  return { lead: title, unit, rows, highlight: shown.indexOf(highlighted) + 1, max, n, from, to };
}
