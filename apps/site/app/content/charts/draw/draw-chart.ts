import type { Chart, ChartKind } from "@miqyas/contract";
import { chosenRows, drawBar, drawGroup } from "./draw-bars.ts";
import { drawLine } from "./draw-line.ts";
import { drawMulti } from "./draw-multi.ts";
import { drawDumb, drawSlope } from "./draw-pairs.ts";
import { drawLikert, drawStack } from "./draw-parts.ts";
import { drawStrip } from "./draw-strip.ts";
import { withoutWithheld } from "./row-frame.ts";
import { label, leadingOf, mirror, move } from "./scene.ts";
import type { Frame, Scene } from "./scene.ts";

/**
 * Where length carries the value, the drawing begins at the inline start: at the right in Arabic. Where a slope does, it
 * runs from left to right in both languages.
 */
const drawings: Record<
  ChartKind,
  { draw: (chart: Chart, frame: Frame, whole: Chart) => Scene; isMirrored: boolean }
> = {
  bar: { draw: drawBar, isMirrored: true },
  group: { draw: drawGroup, isMirrored: true },
  stack: { draw: drawStack, isMirrored: true },
  likert: { draw: drawLikert, isMirrored: true },
  dumb: { draw: drawDumb, isMirrored: true },
  slope: { draw: drawSlope, isMirrored: false },
  line: { draw: drawLine, isMirrored: false },
  multi: { draw: drawMulti, isMirrored: false },
  strip: { draw: drawStrip, isMirrored: true },
};

/** A drawing of this width or more has room for the words of millions beside its numbers, px. */
const roomForWords = 576;

/** The numbers of a chart that are drawn, without their signs and without 0. */
function sizesOf(chart: Chart): number[] {
  const rows = chart.kind === "bar" ? chosenRows(chart) : chart.rows;
  return rows.flatMap(({ values }) => values.flatMap((value) => (value ? [Math.abs(value)] : [])));
}

/**
 * How a narrow drawing writes millions: once above it, for all its numbers, where none of them would lose its digits, else
 * beside each number, in three digits. Each number of a strip has a ruler of its own and stands for itself.
 */
function narrowNumbers(chart: Chart, frame: Frame): { frame: Frame; word?: string } {
  const sizes = sizesOf(chart);
  const largest = Math.max(0, ...sizes);
  if (frame.width >= roomForWords || largest < 1e6 || chart.kind === "strip") return { frame };
  const units = [
    { unit: 1e9, word: frame.words.inBillions },
    { unit: 1e6, word: frame.words.inMillions },
  ];
  const shared = units.find(({ unit }) => unit <= largest && sizes.every((size) => size >= unit / 10));
  const write = shared
    ? (value: number) => value / shared.unit
    : (value: number) => (Math.abs(value) < 1e6 ? value : Number(value.toPrecision(3)));
  return {
    frame: {
      ...frame,
      number: (value, step) => frame.number(write(value), step && write(step)),
      value: (value) => frame.value(write(value)),
    },
    ...(shared && { word: shared.word }),
  };
}

/** Draws a chart without problems (`findChartProblem`) for one width. The same input gives the same drawing. */
export function drawChart(chart: Chart, frame: Frame): Scene {
  const { draw, isMirrored } = drawings[chart.kind];
  const drawn = withoutWithheld(chart);
  const numbers = narrowNumbers(drawn, frame);
  const scene = draw(drawn, numbers.frame, chart);
  const placed = isMirrored && frame.isArabic ? mirror(scene) : scene;
  return numbers.word === undefined ? placed : withHead(placed, numbers.word, frame);
}

/** The drawing below a word at the inline start. */
function withHead({ width, height, marks }: Scene, word: string, frame: Frame): Scene {
  const head = leadingOf(13, frame) + 8;
  const [start, side] = frame.isArabic ? ([width, "right"] as const) : ([0, "left"] as const);
  return {
    width,
    height: head + height,
    marks: [
      label(start, 13, word, { side, size: 13, paint: "ink-3" }),
      ...marks.map((mark) => move(mark, 0, head)),
    ],
  };
}
