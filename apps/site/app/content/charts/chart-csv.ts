import { isFormula } from "@miqyas/contract";
import type { Chart } from "@miqyas/contract";

/** A cell that spreadsheets never take for a formula. */
const cell = (value: string | number | null) => {
  if (typeof value === "number" || value === null) return String(value ?? "");
  const text = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The columns that only some charts have. */
export const extraColumns = (chart: Chart): ("low" | "high" | "base")[] =>
  (["low", "high", "base"] as const).filter((column) => chart.rows.some((row) => row[column] !== null));

/**
 * The table of a chart as CSV (RFC 4180), in UTF-8 with a byte order mark: spreadsheets need it for Arabic letters.
 * @param names headings of the columns that only some charts have
 */
export function writeCsv(chart: Chart, names: Record<"low" | "high" | "base", string>): string {
  const extras = extraColumns(chart);
  const lines = [
    [chart.head, ...chart.series, ...extras.map((column) => names[column])],
    ...chart.rows.map((row) => [row.label, ...row.values, ...extras.map((column) => row[column])]),
  ];
  return `\uFEFF${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}
