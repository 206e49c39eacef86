import { nice, ticks } from "d3-array";
import type { Chart } from "@miqyas/contract";
import { rangeOf } from "./ranges.ts";
import { extentOf, label, line, placeInside } from "./scene.ts";
import type { Frame, Mark, Room } from "./scene.ts";

type Domain = readonly [low: number, high: number];

/** A scale from values to px. */
export interface LinearScale {
  (value: number): number;
  domain: Domain;
  range: readonly [from: number, to: number];
}

/** A linear scale. `d3-scale` would bring colours, dates and formats along, 10 kB that no drawing needs. */
export function linearScale(domain: Domain, range: readonly [from: number, to: number]): LinearScale {
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

const valuesOf = ({ rows }: Chart): number[] =>
  rows.flatMap(({ values }) => values.filter((value) => value !== null));

/** Every value that the scale must hold, with its range. */
const heldValues = (chart: Chart): number[] => [
  ...valuesOf(chart),
  ...chart.rows.flatMap((row) => rangeOf(chart, row) ?? []),
];

/**
 * The scale of lines and panels: with 0, with every value and its range, to round numbers, but for the ends that the chart
 * itself states.
 */
export const momentDomain = (chart: Chart): Domain => statedDomain(chart, [0, ...heldValues(chart)], 5);

/**
 * The scale of lengths, which begin at 0. Shares of a hundred are between 0 and 100, whatever their ranges reach; other
 * scales end at round numbers.
 */
function lengthDomain(chart: Chart): Domain {
  const values = valuesOf(chart);
  const isShare = chart.unit === "percent" && values.every((value) => value >= 0 && value <= 100);
  return statedDomain(chart, isShare ? [0, 100] : [0, ...heldValues(chart)], 10);
}

/** A scale that holds some values, with round ends but for those that the chart states. */
function statedDomain({ min, max }: Chart, held: readonly number[], rounded: number): Domain {
  const low = min ?? Math.min(...held);
  const high = max ?? Math.max(...held);
  const [from, to] = nice(low, high > low ? high : low + 1, rounded);
  return [min ?? from, max ?? to];
}

export const makeRuler = (chart: Chart, range: readonly [from: number, to: number]): LinearScale =>
  linearScale(lengthDomain(chart), range);

/** The ruler below a drawing: its edge at `y`, its numbers below, inside `room`. */
export function drawRuler(
  ruler: LinearScale,
  y: number,
  frame: Frame,
  text: Frame["number"] = frame.number,
  room: Room = [0, frame.width],
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
    ...placeNumbers(long, ruler, y + 30, room, text),
  ];
}

/** The step between the numbers of a ruler; `undefined` for a single one. */
export const stepOf = ([first, second]: readonly number[]): number | undefined =>
  first === undefined || second === undefined ? undefined : second - first;

/** Height of a ruler with its numbers in px. */
export const rulerHeight = 38;

/** The numbers of a ruler that stand free of each other and inside their room. */
function placeNumbers(
  values: readonly number[],
  ruler: LinearScale,
  y: number,
  room: Room,
  text: Frame["number"],
): Mark[] {
  const marks: Mark[] = [];
  const step = stepOf(values);
  let end = -Infinity;
  for (const value of values) {
    const style = { side: "middle", size: 13, paint: "ink-3" } as const;
    const mark = placeInside(label(ruler(value), y, text(value, step), style), room);
    const [left, right] = extentOf(mark);
    if (left < Math.max(room[0], end + 8)) continue;
    marks.push(mark);
    end = right;
  }
  return marks;
}
