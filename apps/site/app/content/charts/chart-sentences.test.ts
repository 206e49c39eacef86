import { chartKinds } from "@miqyas/contract";
import type { Chart, ChartRow } from "@miqyas/contract";
import { chartFixtures } from "@miqyas/contract/fixtures";
import { describe, expect, it } from "vitest";
import { createTranslate } from "../../i18n/create-i18n.ts";
import { formatLocaleOf } from "../../i18n/numerals.ts";
import { charts as arabic } from "../../i18n/messages/ar/charts.ts";
import { charts as english } from "../../i18n/messages/en/charts.ts";
import { drawnSentences, sourceSentences } from "./chart-sentences.ts";
import { drawChart } from "./draw/draw-chart.ts";
import type { Frame } from "./draw/scene.ts";
import { formatDrawn } from "./format-drawn.ts";

const translationOf = (locale: "en" | "ar") => ({
  locale,
  formatLocale: formatLocaleOf(locale, "arab"),
  t: createTranslate(locale, { charts: locale === "en" ? english : arabic }),
});
const inEnglish = translationOf("en");

const frame: Frame = {
  width: 576,
  isArabic: false,
  number: (value, step) => formatDrawn(value, "en-US", step),
  value: (value) => formatDrawn(value, "en-US"),
  words: english,
};

/** A chart of a kind without anything that needs a word. */
function plain(kind: Chart["kind"], change: Partial<Chart> = {}): Chart {
  const found = chartFixtures((en) => en).find((chart) => chart.kind === kind);
  if (!found) throw new Error(kind);
  const nothing = { min: null, max: null, margin: null, gap: "", mark: null, source: "", note: "" };
  return { ...found, ...nothing, ...change };
}

const withRow = (chart: Chart, number: number, change: Partial<ChartRow>): Chart => ({
  ...chart,
  rows: chart.rows.map((row, index) => (index + 1 === number ? { ...row, ...change } : row)),
});

const saysOf = (chart: Chart) => sourceSentences(chart, inEnglish);

const bar = plain("bar");
const line = plain("line");
const twoSeries = { series: ["a", "b"], rows: line.rows.map((row) => ({ ...row, values: [40, 41] })) };

describe("the words around a chart", () => {
  it("CHART-3 name a line that has no number to draw, and say why", () => {
    const rows = line.rows.map((row) => ({ ...row, values: [40, null] }));
    expect(saysOf({ ...line, series: ["a", "b"], rows })).toEqual(["b: no data."]);
    const few = rows.map((row) => ({ ...row, values: [40, 41], base: 12 }));
    expect(saysOf({ ...line, series: ["a", "b"], rows: few })).toContain("b: too few answers.");
  });

  it.each<[string, Chart, string[]]>([
    ["bars with a margin", plain("bar", { margin: 4 }), ["Whiskers: margin of error ± 4."]],
    ["bars with a range", withRow(bar, 1, { low: 30 }), ["Whiskers: range of each row."]],
    [
      "bars with both",
      withRow(plain("bar", { margin: 4 }), 1, { low: 30 }),
      ["Whiskers: range of each row.", "Whiskers: margin of error ± 4."],
    ],
    [
      "bars that all have their range beside a margin",
      plain("bar", { margin: 4, rows: bar.rows.map((row) => ({ ...row, low: 1, high: 99 })) }),
      ["Whiskers: range of each row."],
    ],
    ["a line with a margin", plain("line", { margin: 4 }), ["Band: margin of error ± 4."]],
    ["two lines with a margin", plain("line", { margin: 4, ...twoSeries }), []],
    ["big numbers with a margin", plain("strip", { margin: 4 }), []],
    ["panels with a margin", plain("multi", { margin: 4 }), []],
    ["pairs with a range", withRow(plain("group"), 1, { low: 1, high: 99 }), []],
    ["a margin of nothing", plain("bar", { margin: 0 }), []],
  ])("CHART-1 name whiskers and bands exactly where they are drawn: %s", (_, chart, words) => {
    expect(saysOf(chart)).toEqual(words);
    const { marks } = drawChart(chart, frame);
    const caps = marks.filter((mark) => mark.type === "line" && mark.width === 2 && mark.x1 === mark.x2);
    const bands = marks.filter((mark) => mark.type === "path" && mark.width === 0);
    expect({ whiskers: caps.length > 0, bands: bands.length > 0 }).toEqual({
      whiskers: words.some((text) => text.startsWith("Whiskers")),
      bands: words.some((text) => text.startsWith("Band")),
    });
  });

  it("CHART-1 say where a scale begins that leaves out 0, and nothing where it has 0", () => {
    expect(saysOf(plain("line", { min: 30 }))).toEqual(["The scale starts at 30."]);
    expect(saysOf(plain("line", { min: -40, max: -20 }))).toEqual(["The scale starts at −40."]);
    expect(saysOf(plain("line", { min: -40 }))).toEqual([]);
    expect(saysOf(plain("line"))).toEqual([]);
    expect(saysOf(plain("line", { min: 1012.6 }))).toEqual(["The scale starts at 1,012.6."]);
    expect(saysOf(plain("line", { min: 0.0004 }))).toEqual(["The scale starts at 0.0004."]);
  });

  it("CHART-1 tell why moments are missing: in the drawing of a line where it stands, else beside the source", () => {
    const gap = "No fieldwork.";
    expect(saysOf(plain("line", { gap }))).toEqual([]);
    expect(drawnSentences(plain("line", { gap }), inEnglish)).toEqual(["No data: No fieldwork."]);
    const missing = withRow(plain("multi", { gap }), 2, { values: plain("multi").series.map(() => null) });
    expect(saysOf(missing)).toEqual(["No data: No fieldwork."]);
    expect(drawnSentences(missing, inEnglish)).toEqual([]);
    expect(saysOf(plain("multi", { gap }))).toEqual([]);
    const one = withRow(plain("line", { ...twoSeries, gap }), 3, { values: [null, 41] });
    expect(saysOf(one)).toEqual(["No data: No fieldwork."]);
  });

  it("CHART-1 give no reason for a moment whose numbers are withheld", () => {
    const gap = "No fieldwork.";
    const { rows } = plain("line");
    const full = rows.map((row, index) => ({ ...row, values: [index + 1], base: null }));
    const withheld = {
      ...plain("line", { gap }),
      rows: full.map((row, index) => (index === 2 ? { ...row, base: 12 } : row)),
    };
    expect(drawnSentences(withheld, inEnglish)).toEqual([]);
    const wordsOf = (chart: Chart) =>
      drawChart(chart, frame).marks.flatMap((mark) => (mark.type === "text" ? [mark.text] : []));
    expect(wordsOf(withheld)).not.toContain(gap);
    const missing = withRow(withheld, 5, { values: [null] });
    expect(drawnSentences(missing, inEnglish)).toEqual(["No data: No fieldwork."]);
    expect(wordsOf(missing)).toContain(gap);
  });

  it("CHART-1 tell the word at a moment with its moment", () => {
    const mark = { row: 16, text: "Back on the shelf" };
    expect(drawnSentences(plain("line", { mark }), inEnglish)).toEqual(["Q4 2024: Back on the shelf."]);
    expect(drawnSentences(plain("multi", { mark }), inEnglish)).toEqual([]);
  });

  it("CHART-1 explain brackets in both languages where a row has few answers", () => {
    for (const kind of chartKinds) {
      expect(saysOf(withRow(plain(kind), 1, { base: 30 }))).toContain("In brackets: fewer than 50 answers.");
      expect(saysOf(withRow(plain(kind), 1, { base: 50 }))).toEqual([]);
    }
    expect(sourceSentences(withRow(bar, 1, { base: 49 }), translationOf("ar"))).toEqual([
      "بين قوسين: أقل من ٥٠ إجابة.",
    ]);
    expect(saysOf(withRow(line, 1, { base: 29 }))).toEqual([
      "Dates with fewer than 30 answers are left out.",
    ]);
  });
});
