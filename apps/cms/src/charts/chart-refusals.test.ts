import type { ChartProblem } from "@miqyas/contract";
import { describe, expect, it } from "vitest";
import { chartRefusal, differenceRefusal, tableRefusal } from "./chart-refusals.ts";
import { findRefusal } from "./find-refusal.ts";
import type { TableProblem } from "./read-table.ts";

const chartProblems: ChartProblem[] = [
  { problem: "rows", least: 1, most: 40, found: 1234 },
  { problem: "series", least: 2, most: 2, found: 11 },
  { problem: "nothing" },
  { problem: "label", row: 1234 },
  { problem: "values", row: 1, found: 1, expected: 2 },
  { problem: "tooLarge", row: 1 },
  { problem: "negative", row: 1 },
  { problem: "evenSeries", found: 4 },
  { problem: "sum", row: 1, found: 1234.5 },
  { problem: "range", row: 1 },
  { problem: "highlight", most: 4 },
  { problem: "mark", most: 4 },
  { problem: "scale" },
  { problem: "outside", row: 2 },
];

const tableProblems: TableProblem[] = [
  { problem: "empty" },
  { problem: "oneColumn" },
  { problem: "unnamedColumn", column: 3 },
  { problem: "sameColumn", name: "A" },
  { problem: "surplus", row: 1, label: "Homs", found: 3, expected: 2 },
  { problem: "notNumber", row: 1234, label: "", column: "A", found: "x".repeat(500) },
];

const refusals = [
  ...chartProblems.map(chartRefusal),
  ...tableProblems.map(tableRefusal),
  differenceRefusal({ difference: "rows", here: 1, there: 2 }, "en"),
  differenceRefusal({ difference: "cell", row: 1, label: "Homs", column: "A", here: null, there: 4.5 }, "ar"),
];

describe("WRITE-5: the reasons of a refused chart", () => {
  it.each(refusals)(
    "are sentences of each language without the signs at which the admin breaks them: $en",
    (reason) => {
      expect(reason.en).toMatch(/^[A-Z][^,:]*\.$/);
      expect(reason.ar).toMatch(/^[\u0600-\u06ff][^,:]*\.$/);
      expect(reason.ar).not.toMatch(/\d/);
      expect(reason.en.length).toBeLessThan(300);
    },
  );

  it("name a sum without the noise of its decimals, and accept the sum of rounded shares", () => {
    const reasonOf = (...values: string[]) =>
      findRefusal({
        ...{ kind: "stack", unit: "percent", title: "t" },
        table: `Shop;a;b;c\nAll;${values.join(";")}`,
      })?.reason.en;
    expect(reasonOf("34.1", "34.1", "34.1")).toBe(
      "The parts of row 1 add up to 102.3 per cent. They may add up to 102 at most. Correct the row.",
    );
    expect(reasonOf("30.1", "34.2", "37.7")).toBeUndefined();
  });

  it("count in the plural forms of Arabic", () => {
    const found = (rows: number) =>
      chartRefusal({ problem: "rows", least: 3, most: 60, found: rows }).ar.match(/وفي الجدول ([^.]*)/)?.[1];
    expect([1, 2, 3, 11, 100].map(found)).toEqual(["صفّ واحد", "صفّان", "٣ صفوف", "١١ صفًّا", "١٠٠ صفّ"]);
  });
});
