import { describe, expect, it } from "vitest";
import { chartOf, usesField } from "./chart-of.ts";
import { readingOf } from "./reading-of.ts";

const readingFrom = (table: string) => {
  const read = chartOf({ kind: "bar", unit: "percent", title: "Found", highlight: 2, table });
  return read?.chart && readingOf(read.chart);
};

describe("the reading of a chart", () => {
  it("HOME-29 is none where too few were asked for the highlighted number", () => {
    const table = (answers: number) => `Place\tPer cent\tn\nHoms\t44\t900\nAleppo\t38\t${String(answers)}`;
    for (const few of [29, 30, 49]) expect(readingFrom(table(few))).toBeUndefined();
    expect(readingFrom(table(50))?.rows).toEqual([
      { label: "Homs", value: 44 },
      { label: "Aleppo", value: 38 },
    ]);
  });

  it("HOME-29 leaves out other rows with few answers, and says of one without a number that it has none", () => {
    const table = "Place\tPer cent\tn\nHoms\t44\t12\nAleppo\t38\t900\nHama\t41\t40\nTartus\t\t";
    expect(readingFrom(table)?.rows).toEqual([
      { label: "Aleppo", value: 38 },
      { label: "Tartus", value: null },
    ]);
  });
});

describe("the fields of a chart", () => {
  it("WRITE-5 a margin of error is asked for by the kinds that draw it", () => {
    expect(["bar", "line", "strip", "multi", "group"].filter((kind) => usesField(kind, "margin"))).toEqual([
      "bar",
      "line",
    ]);
  });
});
