import type { Chart, ChartKind } from "@miqyas/contract";
import { drawBar, drawGroup } from "./draw-bars.ts";
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

/** The frame that writes numbers in millions or billions, and the word that stands once above the drawing. */
function inLargeUnit({ rows }: Chart, frame: Frame): { frame: Frame; word: string } | null {
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => Math.abs(value ?? 0))));
  if (frame.width >= roomForWords || largest < 1e6) return null;
  const [size, word] = largest < 1e9 ? [1e6, frame.words.inMillions] : [1e9, frame.words.inBillions];
  return {
    frame: {
      ...frame,
      number: (value, step) => frame.number(value / size, step && step / size),
      value: (value) => frame.value(value / size),
    },
    word,
  };
}

/** Draws a chart without problems (`findChartProblem`) for one width. The same input gives the same drawing. */
export function drawChart(chart: Chart, frame: Frame): Scene {
  const { draw, isMirrored } = drawings[chart.kind];
  const unit = inLargeUnit(chart, frame);
  const scene = draw(withoutWithheld(chart), unit?.frame ?? frame, chart);
  const placed = isMirrored && frame.isArabic ? mirror(scene) : scene;
  return unit ? withHead(placed, unit.word, frame) : placed;
}

/** The drawing below a word at the inline start. */
function withHead({ width, height, marks }: Scene, word: string, frame: Frame): Scene {
  const head = leadingOf(13, frame) + 8;
  const start = frame.isArabic ? ({ x: width, side: "right" } as const) : ({ x: 0, side: "left" } as const);
  return {
    width,
    height: head + height,
    marks: [
      label(start.x, 13, word, { side: start.side, size: 13, paint: "ink-3" }),
      ...marks.map((mark) => move(mark, 0, head)),
    ],
  };
}
