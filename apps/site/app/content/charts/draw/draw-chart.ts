import type { Chart, ChartKind } from "@miqyas/contract";
import { drawBar, drawGroup } from "./draw-bars.ts";
import { drawLine } from "./draw-line.ts";
import { drawMulti } from "./draw-multi.ts";
import { drawDumb, drawSlope } from "./draw-pairs.ts";
import { drawLikert, drawStack } from "./draw-parts.ts";
import { drawStrip } from "./draw-strip.ts";
import { withoutWithheld } from "./row-frame.ts";
import { mirror } from "./scene.ts";
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

/** Draws a chart without problems (`findChartProblem`) for one width. The same input gives the same drawing. */
export function drawChart(chart: Chart, frame: Frame): Scene {
  const { draw, isMirrored } = drawings[chart.kind];
  const scene = draw(withoutWithheld(chart), frame, chart);
  return isMirrored && frame.isArabic ? mirror(scene) : scene;
}
