import { chartKinds, chartUnits, type Chart, type ChartKind } from "@miqyas/contract";
import * as v from "valibot";
import { readTable, type ReadTable } from "./read-table.ts";

const text = v.fallback(v.pipe(v.string(), v.trim()), "");
const number = v.fallback(v.nullable(v.number()), null);
const day = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((at) => at.slice(0, 10)),
    ),
  ),
  null,
);

const StoredChart = v.object({
  kind: v.picklist(chartKinds),
  unit: v.picklist(chartUnits),
  ...{ title: text, measure: text, base: text, question: text, source: text, note: text, table: text },
  ...{ gap: text, mark_text: text },
  ...{ n: number, min: number, max: number, margin: number, highlight: number, mark_row: number },
  ...{ from: day, to: day },
});

/** The kinds of chart that have a field. A field without an entry belongs to every kind. */
const kindsWith: Partial<Record<string, readonly ChartKind[]>> = {
  margin: ["bar", "line"],
  min: ["bar", "group", "dumb", "slope", "line", "multi", "strip"],
  max: ["bar", "group", "dumb", "slope", "line", "multi", "strip"],
  gap: ["line", "multi"],
  mark_row: ["line"],
  mark_text: ["line"],
};

/** Whether a kind of chart uses a field. What stands in another field is not shown. */
export const usesField = (kind: unknown, field: string): boolean =>
  kindsWith[field]?.some((one) => one === kind) ?? true;

/** A stored chart in one language, with its table as it was read; `null` for what is no chart. */
export function chartOf(stored: unknown): (ReadTable & { chart?: Chart }) | null {
  const parsed = v.safeParse(StoredChart, stored);
  if (!parsed.success) return null;
  const { table, mark_row: row, mark_text: word, ...fields } = parsed.output;
  const read = readTable(table);
  if ("problem" in read) return read;
  const used = <Value>(field: string, value: Value, nothing: Value): Value =>
    usesField(fields.kind, field) ? value : nothing;
  return {
    ...read,
    chart: {
      ...fields,
      ...read.table,
      min: used("min", fields.min, null),
      max: used("max", fields.max, null),
      margin: used("margin", fields.margin, null),
      gap: used("gap", fields.gap, ""),
      mark: used("mark_row", row !== null && word ? { row, text: word } : null, null),
    },
  };
}
