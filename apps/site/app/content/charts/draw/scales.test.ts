import { chartKinds, findChartProblem } from "@miqyas/contract";
import type { Chart } from "@miqyas/contract";
import { describe, expect, it } from "vitest";
import { formatDrawn } from "../format-drawn.ts";
import { drawChart } from "./draw-chart.ts";
import type { Frame } from "./scene.ts";

const frameOf = (width = 576): Frame => ({
  width,
  isArabic: false,
  number: (value, step) => formatDrawn(value, "en-US", step),
  value: (value) => formatDrawn(value, "en-US"),
  words: {
    missing: "no data",
    smallBase: "too few answers",
    incomplete: "incomplete",
    inMillions: "in millions",
    inBillions: "in billions",
  },
});

const row = (label: string, ...values: (number | null)[]) => ({
  ...{ label, values, base: null as number | null, low: null, high: null },
});

const chartOf = (kind: Chart["kind"], rows: Chart["rows"], change: Partial<Chart> = {}): Chart => ({
  ...{ kind, unit: "points", title: "t", measure: "", base: "", question: "", source: "", note: "" },
  ...{ n: null, from: null, to: null, min: null, max: null, margin: null, highlight: null },
  ...{ gap: "", mark: null, head: "Place", rows },
  series: (rows[0]?.values ?? []).map((_, index) => `Series ${String(index + 1)}`),
  ...change,
});

const line = (values: number[], change: Partial<Chart> = {}) =>
  chartOf(
    "line",
    values.map((value, index) => row(`Moment ${String(index + 1)}`, value)),
    change,
  );

const textsOf = (chart: Chart, width?: number) =>
  drawChart(chart, frameOf(width)).marks.flatMap((mark) => (mark.type === "text" ? [mark.text] : []));

/** The numbers of the ruler of a line, at the left of its plot. */
const scaleOf = (chart: Chart) =>
  drawChart(chart, frameOf()).marks.flatMap((mark) =>
    mark.type === "text" && mark.side === "right" && mark.size === 13 ? [mark.text] : [],
  );

/** The horizontal line of the first whisker, and the places of the caps. */
function whiskersOf(chart: Chart) {
  const lines = drawChart(chart, frameOf()).marks.flatMap((mark) =>
    mark.type === "line" && mark.width === 2 && mark.paint === "ink" ? [mark] : [],
  );
  return {
    ranges: lines.filter((mark) => mark.y1 === mark.y2),
    caps: lines.filter((mark) => mark.x1 === mark.x2).map((mark) => mark.x1),
  };
}

describe("scales", () => {
  it.each(["stack", "likert"] as const)("CHART-3 a row of zeros in a %s prints 0", (kind) => {
    const rows = [row("x", 0, 0, 0), row("y", 40, 30, 30)];
    expect(textsOf(chartOf(kind, rows)).filter((text) => text === "0")).toHaveLength(
      textsOf(chartOf(kind, rows.slice(1))).filter((text) => text === "0").length + 1,
    );
  });

  it("CHART-3 a panel says why it has no line: too few answers, or no data", () => {
    const few = (label: string, ...values: (number | null)[]) => ({ ...row(label, ...values), base: 12 });
    const panels = chartOf("multi", [few("2024", 5, null), row("2025", null, null), few("2026", 7, null)]);
    const texts = textsOf(panels);
    expect(texts.filter((text) => text === "too few answers")).toHaveLength(1);
    expect(texts.filter((text) => text === "no data")).toHaveLength(1);
  });

  it("CHART-3 a line has 0 on its scale unless the chart says where it begins", () => {
    expect(scaleOf(line([-32, -28, -25]))).toEqual(["−30", "−20", "−10", "0"]);
    expect(scaleOf(line([-32, -28, -25], { min: -40, max: -20 }))).not.toContain("0");
  });

  it("CHART-3 an end that the chart states is the end of its scale, also beside a round one", () => {
    const chart = line([100, 192, 95], { min: 90 });
    const scene = drawChart(chart, frameOf());
    const scale = scene.marks.flatMap((mark) =>
      mark.type === "text" && mark.side === "right" && mark.size === 13 ? [mark] : [],
    );
    const perUnit =
      ((scale[0]?.y ?? 0) - (scale[1]?.y ?? 0)) / (Number(scale[1]?.text) - Number(scale[0]?.text));
    const post = scene.marks.flatMap((mark) =>
      mark.type === "line" && mark.x1 === mark.x2 ? [mark] : [],
    )[0];
    const bottom = Math.max(post?.y1 ?? 0, post?.y2 ?? 0);
    const lowest = Number(scale[0]?.text) - (bottom - ((scale[0]?.y ?? 0) - 4.5)) / perUnit;
    expect(lowest).toBeCloseTo(90);
  });

  it("CHART-3 the numbers of a fine scale are told apart", () => {
    expect(scaleOf(line([1012, 1013, 1014], { min: 1012, max: 1014 }))).toEqual([
      ...["1,012", "1,012.5", "1,013", "1,013.5", "1,014"],
    ]);
  });

  it("CHART-3 an interval that holds 0 is drawn on both sides of it, with a cap at each end", () => {
    const chart = chartOf("bar", [row("a", 2), row("b", 5)], { margin: 4 });
    const { ranges, caps } = whiskersOf(chart);
    const zero = drawChart(chart, frameOf()).marks.find(
      (mark) => mark.type === "line" && mark.paint === "ink" && mark.width === 1,
    );
    expect(zero?.type === "line" && zero.x1).toBeGreaterThan(ranges[0]?.x1 ?? Infinity);
    expect(caps).toHaveLength(4);
  });

  it("CHART-3 a range that goes on beyond the scale has no cap at its end", () => {
    const shares = chartOf("bar", [row("a", 2), row("b", 99)], { unit: "percent", margin: 4 });
    expect(whiskersOf(shares).caps).toHaveLength(2);
    const stated = chartOf("bar", [row("a", 2)], { margin: 4, min: 0, max: 5 });
    const { ranges, caps } = whiskersOf(stated);
    expect(ranges).toHaveLength(1);
    expect(caps).toEqual([]);
  });

  it("CHART-3 columns that a kind does not draw do not stretch its scale", () => {
    const plain = chartOf("group", [row("a", 2, 3)]);
    const ranged = { ...plain, rows: plain.rows.map((one) => ({ ...one, high: 900 })) };
    expect(drawChart(ranged, frameOf())).toEqual(drawChart(plain, frameOf()));
  });

  it("CHART-3 lengths whose scale would end below 0 are refused, lines are not", () => {
    const bars = chartOf("bar", [row("a", -30)], { min: -40, max: -20 });
    expect(findChartProblem(bars)).toEqual({ problem: "scale" });
    expect(findChartProblem(line([-30, -31, -32], { min: -40, max: -20 }))).toBeNull();
  });

  it("CHART-3 big numbers begin at 0 on a scale that reaches lower", () => {
    const chart = chartOf("strip", [row("a", 5)], { min: -10, max: 10 });
    const bars = drawChart(chart, frameOf()).marks.flatMap((mark) =>
      mark.type === "rect" && mark.height === 8 ? [mark] : [],
    );
    expect(bars.map((mark) => [mark.x, mark.width])).toEqual([[288, 144]]);
  });
});

describe("values that are not drawn", () => {
  const few = { base: 29 };
  const rowsOf = (kind: Chart["kind"]) => {
    const isPair = kind === "group" || kind === "dumb" || kind === "slope";
    const values = isPair ? [61, 62] : kind === "likert" ? [21, 22, 23] : kind === "stack" ? [21, 22] : [61];
    const wide = kind === "multi" ? [61, 62] : values;
    return ["a", "b", "c"].map((label) => row(label, ...wide));
  };

  it.each(chartKinds)("CHART-3 a row with too few answers is not drawn, of %s", (kind) => {
    const rows = rowsOf(kind).map((one, index) =>
      index === 2 ? { ...one, ...few, values: one.values.map(() => 77) } : one,
    );
    const chart = chartOf(kind, rows, { max: 100 });
    for (const width of [240, 576]) {
      const texts = textsOf(chart, width);
      expect(texts.join(" ")).not.toContain("77");
      if (kind !== "line" && kind !== "multi") expect(texts.join(" ")).toContain("too few answers");
    }
  });

  it.each(chartKinds)("CHART-3 a row with few answers has its numbers in brackets, of %s", (kind) => {
    const chart = chartOf(
      kind,
      rowsOf(kind).map((one) => ({ ...one, base: 49 })),
    );
    expect(textsOf(chart, 576).some((text) => /^\(\d+\)$/.test(text))).toBe(true);
    const enough = chartOf(
      kind,
      rowsOf(kind).map((one) => ({ ...one, base: 50 })),
    );
    expect(textsOf(enough, 576).some((text) => text.startsWith("("))).toBe(false);
  });

  it("CHART-3 a chart of which no row has enough answers is drawn", () => {
    for (const kind of chartKinds) {
      const rows = rowsOf(kind).map((one) => ({ ...one, ...few }));
      for (const change of [{}, { min: 5, max: 80 }])
        expect(JSON.stringify(drawChart(chartOf(kind, rows, change), frameOf()))).not.toContain("null,");
    }
  });

  it.each([240, 312, 576])("CHART-3 a slope keeps the name of every row, in %i px", (width) => {
    const rows = [row("Aleppo", 3, 5), row("Homs", 4, null), row("Hama", null, null), row("Tartus", null, 9)];
    const texts = textsOf(chartOf("slope", rows), width);
    expect(texts).toEqual(expect.arrayContaining(["Aleppo", "Homs", "Hama", "Tartus"]));
    expect(texts.filter((text) => text === "no data").length).toBeGreaterThanOrEqual(2);
  });

  it.each(["stack", "likert", "dumb"] as const)(
    "CHART-3 a row without some of its values says so, of %s",
    (kind) => {
      const values = kind === "dumb" ? [12, null] : [12, null, 38];
      const rows = [row("Homs", ...values), row("Hama", ...values.map(() => 20))];
      for (const width of [240, 576]) {
        const text = textsOf(chartOf(kind, rows), width).join(" ");
        expect(text).toContain("Homs (incomplete)");
        expect(text).not.toContain("Hama (");
      }
    },
  );
});
