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
    expect(readingFrom(table(29))).toBeUndefined();
    expect(readingFrom(table(30))?.rows).toEqual([
      { label: "Homs", value: 44 },
      { label: "Aleppo", value: 38 },
    ]);
  });

  it("HOME-29 leaves out the numbers of other rows with too few answers", () => {
    expect(readingFrom("Place\tPer cent\tn\nHoms\t44\t12\nAleppo\t38\t900")?.rows).toEqual([
      { label: "Homs", value: null },
      { label: "Aleppo", value: 38 },
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
