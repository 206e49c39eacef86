import type { Chart, ChartRow } from "@miqyas/contract";
import { ticks } from "d3-array";
import { linearScale, momentDomain, stepOf } from "./ruler.ts";
import type { LinearScale } from "./ruler.ts";
import { widestOf } from "./rows.ts";
import { label, line, rect } from "./scene.ts";
import type { Frame, Mark, Paint, Rect } from "./scene.ts";

/*
 * What drawings of moments in time share. Lines run from left to right in both languages: a rise in a mirror looks like a
 * fall.
 */

/** Size of the moments below a plot in px. */
export const momentSize = 13;

export const heightRuler = (chart: Chart, range: readonly [from: number, to: number]): LinearScale =>
  linearScale(momentDomain(chart), range);

/** The numbers of a ruler of heights, with their words. */
function numbersOf({ domain }: LinearScale, frame: Frame, most: number): [value: number, text: string][] {
  const numbers = ticks(...domain, most);
  const step = stepOf(numbers);
  return numbers.map((value) => [value, frame.number(value, step)]);
}

/** The ruler at the left of a plot, with the lines of its numbers. */
export function drawHeights(ruler: LinearScale, x: number, end: number, frame: Frame, most: number): Mark[] {
  const [low, high] = ruler.domain;
  const numbers = numbersOf(ruler, frame, most);
  const every = stepOf(numbers.map(([value]) => value)) ?? high - low;
  const short = ticks(low, high, most * 5).filter((value) => value >= low);
  return [
    line(x, ruler(high), x, ruler(low), "tick"),
    line(x, ruler(low), end, ruler(low), "tick"),
    ...short.map((value) =>
      line(x, ruler(value), x + (isMultiple(value, every) ? 9 : 4), ruler(value), "tick"),
    ),
    ...numbers.flatMap(([value, text]): Mark[] => [
      label(x - 8, ruler(value) + 4.5, text, { side: "right", size: 13, paint: "ink-3" }),
      ...(value === low ? [] : [{ ...line(x + 16, ruler(value), end, ruler(value), "line"), dash: "2 6" }]),
    ]),
  ];
}

const isMultiple = (value: number, step: number) => Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** Room for the numbers of a ruler of heights in px. */
export const heightsRoom = (ruler: LinearScale, frame: Frame, most: number) =>
  widestOf(
    numbersOf(ruler, frame, most).map(([, text]) => text),
    13,
  ) + 8;

export type Points = [x: number, value: number | null][];

/** Whether a point has no neighbours: the line alone would not show it. */
export const isAlone = (points: Points, index: number): boolean =>
  points[index - 1]?.[1] == null && points[index + 1]?.[1] == null;

/** The parts of a line between its gaps. */
function runsOf(points: Points): [x: number, value: number][][] {
  const runs: [number, number][][] = [[]];
  for (const [x, value] of points)
    if (value === null) runs.push([]);
    else runs.at(-1)?.push([x, value]);
  return runs.filter((run) => run.length > 0);
}

const join = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map((point) => point.map((px) => Math.round(px * 100) / 100).join(" ")).join("L");

/**
 * A line with its gaps. (`d3-shape` would bring all its curves along, 4 kB of a page with a chart.)
 */
export const pathOf = (points: Points, ruler: LinearScale): string =>
  runsOf(points)
    .map((run) => `M${join(run.map(([x, value]) => [x, ruler(value)]))}`)
    .join("");

/** The margin of error around a line. */
export function bandOf(points: Points, ruler: LinearScale, margin: number): string {
  const [low, high] = ruler.domain;
  const edge = (run: [x: number, value: number][], shift: number) =>
    run.map(([x, value]) => [x, ruler(Math.min(high, Math.max(low, value + shift)))] as const);
  return runsOf(points)
    .map((run) => `M${join([...edge(run, margin), ...edge(run, -margin).reverse()])}Z`)
    .join("");
}

export const squareAt = (x: number, y: number, radius: number, paint: Paint): Rect =>
  rect(x - radius, y - radius, 2 * radius, 2 * radius, paint);

/** The last number of a series, with its row. */
export function lastOf(
  { rows }: Chart,
  column: number,
): { index: number; row: ChartRow; value: number } | null {
  const index = rows.findLastIndex((row) => row.values[column] != null);
  const row = rows[index];
  const value = row?.values[column];
  return row && value != null ? { index, row, value } : null;
}
