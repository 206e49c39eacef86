import { chartKinds, chartLimits, findChartProblem } from "@miqyas/contract";
import type { Chart, ChartRow } from "@miqyas/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDrawn } from "../format-drawn.ts";
import { drawChart } from "./draw-chart.ts";
import { extentOf } from "./scene.ts";
import type { Frame, Mark, Scene, Text } from "./scene.ts";

const words = {
  en: [
    "Aleppo",
    "Rural Damascus",
    "One-man shop with two assistants",
    "Dk",
    "Questionnaireadministration",
    "64%",
  ],
  ar: ["حلب", "ريف دمشق", "وجدناه في مكانه كما تقول القائمة تمامًا", "لا", "والاستبيانات", "٦٤٪"],
};

const frameOf = (width: number, isArabic: boolean): Frame => {
  const number = (value: number, step?: number) =>
    formatDrawn(value, isArabic ? "ar-EG-u-nu-arab" : "en-US", step);
  return {
    width,
    isArabic,
    number,
    value: (value) => number(value) + (isArabic ? "٪" : "%"),
    words: {
      missing: isArabic ? "لا بيانات" : "no data",
      smallBase: isArabic ? "إجابات غير كافية" : "too few answers",
      incomplete: isArabic ? "بيانات ناقصة" : "incomplete",
      inMillions: isArabic ? "بالملايين" : "in millions",
      inBillions: isArabic ? "بالمليارات" : "in billions",
    },
  };
};

const sentence = (isArabic: boolean) =>
  fc
    .array(fc.constantFrom(...words[isArabic ? "ar" : "en"]), { minLength: 1, maxLength: 6 })
    .map((all) => all.join(" "));

/** Numbers as tables hold them: shares, counts, zeros, negative ones, very large and very small. */
const value = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 2, arbitrary: fc.integer({ min: -1000, max: 1000 }).map((n) => n / 10) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.001, 1e9, 123_456.789, -1e9) },
  { weight: 1, arbitrary: fc.constantFrom(121_300_000, -1_213_000, 35_240_000, 152_340_000_000) },
);

/** Ends of scales. */
const end = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -150, max: 250 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.002, 1013, 1e9) },
);

const chart = fc.boolean().chain((isArabic) =>
  fc.constantFrom(...chartKinds).chain((kind) => {
    const { rows, series } = chartLimits[kind];
    return fc
      .tuple(fc.integer({ min: rows[0], max: rows[1] }), fc.integer({ min: series[0], max: series[1] }))
      .chain(([rowCount, seriesCount]) => {
        const row: fc.Arbitrary<ChartRow> = fc.record({
          label: sentence(isArabic),
          values: fc.array(fc.option(value, { freq: 6 }), { minLength: seriesCount, maxLength: seriesCount }),
          base: fc.option(fc.integer({ min: 1, max: 4000 }), { freq: 2 }),
          low: fc.option(value, { freq: 1 }),
          high: fc.option(value, { freq: 1 }),
        });
        return fc.record({
          isArabic: fc.constant(isArabic),
          width: fc.constantFrom(240, 312, 576, 880),
          chart: fc.record({
            kind: fc.constant(kind),
            unit: fc.constantFrom("percent" as const, "points" as const, "count" as const),
            title: fc.constant("t"),
            measure: fc.constant(""),
            base: fc.constant(""),
            question: fc.constant(""),
            source: fc.constant(""),
            note: fc.constant(""),
            n: fc.constant(null),
            from: fc.constant(null),
            to: fc.constant(null),
            min: fc.option(end, { freq: 1 }),
            max: fc.option(end, { freq: 1 }),
            margin: fc.option(fc.integer({ min: 0, max: 30 })),
            highlight: fc.option(fc.integer({ min: 1, max: 4 })),
            gap: fc.constantFrom("", ...(isArabic ? ["لا عمل ميداني في هذه المدة"] : ["No fieldwork"])),
            mark: fc.option(fc.record({ row: fc.integer({ min: 1, max: 3 }), text: sentence(isArabic) })),
            head: fc.constant("Place"),
            series: fc.array(sentence(isArabic), { minLength: seriesCount, maxLength: seriesCount }),
            rows: fc.array(row, { minLength: rowCount, maxLength: rowCount }),
          }),
        });
      });
  }),
);

/** Two panels beside each other would have no room for the number of the second and the numbers of the scale. */
const longNumbers = {
  isArabic: true,
  width: 312 as const,
  chart: {
    ...({
      kind: "multi",
      unit: "percent",
      title: "t",
      head: "Place",
      gap: "",
      measure: "",
      base: "",
    } as const),
    ...({ question: "", source: "", note: "", n: null, from: null, to: null, min: null, max: null } as const),
    ...{ margin: null, highlight: null, mark: null },
    series: ["حلب", "حلب"],
    rows: [
      [null, null],
      [-1e9, null],
      [null, 0],
    ].map((values) => ({ label: "حلب", values, base: null, low: null, high: null })),
  },
};

const numbersOf = (mark: Mark): number[] =>
  Object.values(mark)
    .flatMap((entry) => (typeof entry === "number" ? [entry] : []))
    .concat(mark.type === "path" ? (mark.d.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number) : []);

/** The box of a text: from the top of its letters to its baseline. */
const boxOf = (mark: Text) => {
  const [left, right] = extentOf(mark);
  return { left, right, top: mark.y - mark.size * 0.72, bottom: mark.y, text: mark.text };
};

function findOverlap({ marks }: Scene): string | null {
  const boxes = marks.filter((mark) => mark.type === "text").map(boxOf);
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        return `“${a.text}” and “${b.text}” at ${String(Math.round(a.left))}, ${String(Math.round(a.top))}`;
  return null;
}

describe("charts", () => {
  test("CHART-3 any table of numbers is drawn inside its frame, without overlapping texts and NaN", () => {
    fc.assert(
      fc.property(chart, ({ chart: input, width, isArabic }) => {
        const any: Chart = input;
        fc.pre(findChartProblem(any) === null);
        const scene = drawChart(any, frameOf(width, isArabic));
        expect(scene.marks.flatMap(numbersOf).every(Number.isFinite)).toBe(true);
        for (const mark of scene.marks)
          if (mark.type === "text") {
            const box = boxOf(mark);
            expect(box.left, mark.text).toBeGreaterThanOrEqual(-1);
            expect(box.right, mark.text).toBeLessThanOrEqual(width + 1);
            expect(box.top, mark.text).toBeGreaterThanOrEqual(-1);
            expect(box.bottom, mark.text).toBeLessThanOrEqual(scene.height + 1);
          } else if (mark.type === "rect") {
            expect(mark.x).toBeGreaterThanOrEqual(-3);
            expect(mark.x + mark.width).toBeLessThanOrEqual(width + 3);
            expect(mark.y + mark.height).toBeLessThanOrEqual(scene.height + 1);
          } else if (mark.type === "line") {
            expect(Math.min(mark.x1, mark.x2)).toBeGreaterThanOrEqual(-3);
            expect(Math.max(mark.x1, mark.x2)).toBeLessThanOrEqual(width + 3);
          }
        expect(findOverlap(scene)).toBeNull();
        // Time runs from left to right, and a scale has room.
        for (const mark of scene.marks)
          if (mark.type === "path" && mark.width > 0)
            for (const run of mark.d.split("M").slice(1)) {
              const places = run.split("L").map((point) => Number(point.split(" ")[0]));
              for (const [index, x] of places.entries())
                if (index > 0) expect(x - (places[index - 1] ?? x), mark.d).toBeGreaterThan(0);
            }
          else if (any.kind === "slope" && mark.type === "line" && mark.paint.startsWith("data"))
            expect(mark.x2 - mark.x1).toBeGreaterThan(10);
      }),
      { numRuns: 600, examples: [[longNumbers]] },
    );
  });

  test.each([
    ["in millions", [12_000_000, 450_000], ["in millions", "12", "0.45"]],
    ["in billions", [1_200_000_000, 520_000_000], ["in billions", "1.2", "0.52"]],
    [
      "so that different ones differ",
      [1_200_000_000, 10_000_000, 10_400_000],
      ["in millions", "1,200", "10", "10.4"],
    ],
    ["one by one, where one number is far smaller", [12_340_000, 450], ["12.3M", "450"]],
    ["one by one, in a smaller unit of all", [1_200_000_000, 450_000], ["in millions", "1,200", "0.45"]],
  ])("CHART-3 a narrow drawing writes large numbers %s", (_how, values, written) => {
    const rows = values.map((value, at) => ({
      ...{ label: `Row ${at}`, values: [value], base: null, low: null, high: null },
    }));
    const textsOf = (input: Chart, width: number) =>
      drawChart(input, frameOf(width, false)).marks.flatMap((mark) =>
        mark.type === "text" ? [mark.text] : [],
      );
    const bars: Chart = { ...longNumbers.chart, kind: "bar", unit: "count", series: ["a"], rows };
    const percentless = (texts: string[]) => texts.map((text) => text.replace("%", ""));
    for (const width of [240, 312])
      expect(percentless(textsOf(bars, width))).toEqual(expect.arrayContaining(written));
    expect(textsOf(bars, 576).join(" ")).not.toMatch(/in [mb]illions/);
    // What is not drawn does not choose how the others are written.
    const few = { label: "Few", values: [9e12], base: 12, low: null, high: null };
    expect(percentless(textsOf({ ...bars, rows: [...rows, few] }, 240))).toEqual(
      expect.arrayContaining(written),
    );
  });

  test.each([240, 312, 576])("CHART-3 small panels in %i px break no word of their moments", (width) => {
    const rows = ["Ramadan, week 1", "Ramadan, week 4"].map((label) => ({
      ...{ label, values: [7, 9], base: null, low: null, high: null },
    }));
    const any: Chart = { ...longNumbers.chart, series: ["Aleppo", "Homs"], rows };
    const texts = drawChart(any, frameOf(width, false)).marks.map((mark) =>
      mark.type === "text" ? mark.text : "",
    );
    expect(texts.join(" ").match(/Ramadan,/g)).toHaveLength(4);
  });
});
