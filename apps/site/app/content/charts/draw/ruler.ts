import { nice, ticks } from "d3-array";
import type { Chart } from "@miqyas/contract";
import { extentOf, label, line } from "./scene.ts";
import type { Frame, Mark } from "./scene.ts";

/** A scale from values to px. */
export interface LinearScale {
  (value: number): number;
  domain: readonly [low: number, high: number];
  range: readonly [from: number, to: number];
}

/**
 * A linear scale. `d3-scale` would bring colours, dates and formats along, 10 kB that no drawing needs.
 * @param rounded about how many ticks the scale gets, if its ends are to be round numbers
 */
export function linearScale(
  [low, high]: readonly [low: number, high: number],
  range: readonly [from: number, to: number],
  rounded?: number,
): LinearScale {
  const end = high > low ? high : low + 1;
  const domain = rounded === undefined ? ([low, end] as const) : nice(low, end, rounded);
  const scale = (value: number) =>
    range[0] + ((value - domain[0]) / (domain[1] - domain[0])) * (range[1] - range[0]);
  return Object.assign(scale, { domain, range });
}

/** Values at which a ruler has short, middle and long ticks: every 2, 10 and 50 of 100. */
export function ticksOf(ruler: LinearScale): { short: number[]; middle: number[]; long: number[] } {
  const [low, high] = ruler.domain;
  const at = (count: number) => ticks(low, high, count);
  return { short: at(50), middle: at(10), long: at(2) };
}

/** Every value that the scale must hold, with its range. */
export const heldValues = ({ rows, margin }: Chart): number[] =>
  rows.flatMap(({ values, low, high }) =>
    [...values, low, high]
      .filter((value) => value !== null)
      .flatMap((value) => (margin === null ? [value] : [value - margin, value + margin])),
  );

/**
 * The scale of lengths. It begins at 0 or at the lowest negative value. Shares of a hundred end at 100, other numbers at
 * a round one.
 */
export function makeRuler(chart: Chart, range: readonly [from: number, to: number]): LinearScale {
  const held = heldValues(chart);
  const low = Math.min(0, chart.min ?? 0, ...chart.rows.flatMap(({ values }) => values.map((v) => v ?? 0)));
  const most = Math.max(0, ...held);
  const isShare = chart.unit === "percent" && low === 0 && most <= 100;
  const high = chart.max ?? (isShare ? 100 : most);
  return linearScale([low, high], range, chart.max === null || low < 0 ? 10 : undefined);
}

/** The ruler below a drawing: its edge at `y`, its numbers below. */
export function drawRuler(
  ruler: LinearScale,
  y: number,
  frame: Frame,
  text: (value: number) => string = frame.number,
): Mark[] {
  const [from, to] = ruler.range;
  const { short, middle, long } = ticksOf(ruler);
  const spacing = short.length > 1 ? Math.abs(ruler(short[1] ?? 0) - ruler(short[0] ?? 0)) : Infinity;
  const tick = (length: number) => (value: number) => line(ruler(value), y, ruler(value), y + length, "tick");
  return [
    line(from, y, to, y, "tick"),
    ...(spacing >= 3 ? short.map(tick(5)) : []),
    ...middle.map(tick(9)),
    ...long.map(tick(13)),
    ...placeNumbers(long, ruler, y + 30, frame, text),
  ];
}

/** Height of a ruler with its numbers in px. */
export const rulerHeight = 38;

/** The numbers of a ruler that stand free of each other and inside the frame. */
function placeNumbers(
  values: readonly number[],
  ruler: LinearScale,
  y: number,
  frame: Frame,
  text: (value: number) => string,
): Mark[] {
  const marks: Mark[] = [];
  let end = -Infinity;
  for (const value of values) {
    const mark = label(ruler(value), y, text(value), { side: "middle", size: 13, paint: "ink-3" });
    const [left, right] = extentOf(mark);
    mark.x += Math.max(0, -left) - Math.max(0, right - frame.width);
    const [placedLeft, placedRight] = extentOf(mark);
    if (placedLeft < Math.max(0, end + 8)) continue;
    marks.push(mark);
    end = placedRight;
  }
  return marks;
}
