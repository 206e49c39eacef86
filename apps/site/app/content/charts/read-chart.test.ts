import { findChartProblem, largestChartValue, writeChartFigure } from "@miqyas/contract";
import type { Chart } from "@miqyas/contract";
import { chartFixtures } from "@miqyas/contract/fixtures";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHtml } from "../parse-html.ts";
import { toSections } from "../sections.ts";
import { readChart } from "./read-chart.ts";

const read = (html: string): Chart | null => {
  const [section] = toSections(parseHtml(html));
  return section?.type === "chart" ? readChart(section.node) : null;
};

const english = chartFixtures((en) => en);
const arabic = chartFixtures((_en, ar) => ar);
const [bar] = english;
if (!bar) throw new Error("There is no chart");

describe("charts in HTML", () => {
  it("CHART-1 what the backend writes is what the site reads, in both languages", () => {
    for (const chart of english) expect(read(writeChartFigure(chart, "en"))).toEqual(chart);
    for (const chart of arabic) expect(read(writeChartFigure(chart, "ar"))).toEqual(chart);
  });

  const plain = (value: number) => ({ label: "Homs", values: [value], base: null, low: value, high: value });
  const free = { ...bar, highlight: null, margin: null, min: null, max: null };

  it("CHART-1 every number that the backend accepts is read, to 12 decimals", () => {
    const noted = [33.33333333333333, 1e-7, -1.25e-9, 1e-13, 5e-324, -0, largestChartValue];
    const some = fc.double({ min: -largestChartValue, max: largestChartValue, noNaN: true });
    const number = fc.oneof(some, fc.constantFrom(...noted));
    fc.assert(
      fc.property(number, fc.constantFrom("en", "ar"), (value, locale) => {
        const chart = { ...free, rows: [plain(value)] };
        expect(findChartProblem(chart)).toBeNull();
        const found = read(writeChartFigure(chart, locale));
        expect(found).toEqual({ ...free, rows: [plain(Number(value.toFixed(12)) || 0)] });
      }),
    );
  });

  it("CHART-1 a number that is too large to be read is one that the backend refuses", () => {
    for (const value of [1e13, 1e15, 1e21, -1e13])
      for (const chart of [
        { ...free, rows: [plain(value)] },
        { ...free, rows: [{ ...plain(1), base: value }] },
        ...[{ min: value }, { max: value }, { margin: value }].map((scale) => ({ ...free, ...scale })),
      ])
        expect(findChartProblem(chart)).not.toBeNull();
  });

  it("CHART-1 ranges, bases and missing values are kept", () => {
    const rows = [
      { label: 'a <b> & "c"', values: [1.5], base: 49, low: -1, high: 3 },
      { label: "d", values: [null], base: null, low: null, high: null },
    ];
    const chart = { ...bar, rows, highlight: null };
    expect(read(writeChartFigure(chart, "en"))).toEqual(chart);
    expect(read(writeChartFigure(chart, "ar"))).toEqual(chart);
  });

  it("CHART-1 B1 only the attributes of the format are kept", () => {
    const html = writeChartFigure(bar, "en").replace(
      "<figure",
      '<figure style="x" class="y" onclick="z" data-evil="1"',
    );
    const [section] = toSections(parseHtml(html));
    expect(section?.type === "chart" && Object.keys(section.node.properties)).toEqual(
      expect.not.arrayContaining(["style", "className", "onClick", "dataEvil"]),
    );
    expect(read(html)).toEqual(bar);
  });

  it("CHART-2 a figure that cannot be drawn is no chart: the page shows its caption and table", () => {
    const broken: [string, string][] = [
      ['data-chart="bar"', 'data-chart="pie"'],
      ["<strong>", "<em>"],
      ['data-highlight="1"', 'data-highlight="99"'],
      ['<data value="38">', '<data value="1e999">'],
      ["<table>", "<p>"],
    ];
    for (const [from, to] of broken) {
      const html = writeChartFigure(bar, "en").replace(from, to);
      expect(html).toContain(to);
      const chart = read(html);
      // A number that cannot be read is missing; the rest is a chart.
      if (to.includes("1e999")) expect(chart?.rows[0]?.values).toEqual([null]);
      else expect(chart, to).toBeNull();
    }
  });
});
