import { isWithheld } from "@miqyas/contract";
import type { Chart } from "@miqyas/contract";
import {
  bandOf,
  drawHeights,
  heightRuler,
  heightsRoom,
  isAlone,
  lastOf,
  momentSize,
  pathOf,
  squareAt,
} from "./heights.ts";
import type { Points } from "./heights.ts";
import { drawsMargin } from "./ranges.ts";
import { rowFrame } from "./row-frame.ts";
import type { LinearScale } from "./ruler.ts";
import { widestOf } from "./rows.ts";
import { extentOf, label, leadingOf, line, paragraph, placeEnds, rect, spread } from "./scene.ts";
import type { Frame, Mark, Paint, Scene, Text } from "./scene.ts";
import { textWidth, wrapText } from "./text-size.ts";

const lineStyles: readonly { paint: Paint; width: number }[] = [
  { paint: "data-1", width: 2.5 },
  { paint: "data-3", width: 2.5 },
  { paint: "data-4", width: 2.5 },
  { paint: "data-5", width: 2.5 },
];

/** The rows without any number that lie between rows with numbers, as first and last index. */
function findGaps({ rows }: Chart): [first: number, last: number][] {
  const isMissing = rows.map(({ values }) => values.every((value) => value === null));
  const gaps: [number, number][] = [];
  for (const [index, missing] of isMissing.entries()) {
    const open = gaps.at(-1);
    if (!missing) continue;
    if (open?.[1] === index - 1) open[1] = index;
    else gaps.push([index, index]);
  }
  return gaps.filter(([first, last]) => first > 0 && last < rows.length - 1);
}

/** Gaps in which a row was not measured. In others too few answers are withheld. */
export const findMissing = (chart: Chart): [first: number, last: number][] =>
  findGaps(chart).filter(([first, last]) =>
    chart.rows.slice(first, last + 1).some((row) => !isWithheld(row)),
  );

/** Moments in time, with gaps, a band of uncertainty and a word at one moment. */
export function drawLine(chart: Chart, frame: Frame): Scene {
  const { rows, series, margin } = chart;
  const isWide = frame.width >= 480;
  const isOne = series.length === 1;
  const nameRoom = isWide ? 120 : 84;
  const names = series.map((text) => wrapText(text, nameRoom, 14));
  const leading = leadingOf(14, frame);
  const lasts = series.map((_, column) => lastOf(chart, column));
  const endTexts = lasts.map((last) => (last ? rowFrame(last.row, frame).value(last.value) : ""));
  const endSize = isOne && frame.width >= 312 ? 20 : 15;
  const endRoom = Math.max(widestOf(endTexts, endSize), isOne ? 0 : widestOf(names.flat(), 14));
  const words = headWords(chart, frame);
  const top = words.height + 12;
  const nameLines = Math.max(...names.map((lines) => lines.length));
  const entry = isOne ? 24 : 20 + nameLines * leading;
  const plot = Math.max(isWide ? 248 : 232, series.length * (entry + 2));
  const ruler = heightRuler(chart, [top + plot, top]);
  const left = heightsRoom(ruler, frame, 4);
  // Time runs to the right, however long the numbers at its end are.
  const right = Math.max(left + 40, frame.width - 14 - endRoom);
  const endX = Math.min(right + 10, frame.width - endRoom);
  const x = (index: number) => left + 20 + (index * (right - left - 24)) / (rows.length - 1);
  const marks: Mark[] = drawHeights(ruler, left, right, frame, 4);
  const step = (right - left - 24) / (rows.length - 1);
  const edgesOf = ([first, last]: [number, number]) => ({
    from: x(first) - step + 8,
    to: x(last) + step - 8,
  });
  for (const { from, to } of findGaps(chart).map(edgesOf))
    if (to > from) marks.push(rect(from, top, to - from, plot, "lime-400", "hatched"));
  const pointsOf = (column: number): Points =>
    rows.map((row, index) => [x(index), row.values[column] ?? null]);
  if (margin && drawsMargin(chart))
    marks.push({ type: "path", d: bandOf(pointsOf(0), ruler, margin), paint: "lime-300", width: 0 });
  const styleOf = (column: number) =>
    chart.highlight === column + 1 && !isOne
      ? { paint: "data-2" as const, width: 4 }
      : (lineStyles[column] ?? { paint: "data-1" as const, width: 2.5 });
  for (const column of series.keys()) {
    const { paint, width } = styleOf(column);
    marks.push({ type: "path", d: pathOf(pointsOf(column), ruler), paint, width });
    const radius = isWide && rows.length <= 24 ? 2.5 : 2;
    const points = pointsOf(column);
    for (const [index, [at, value]] of points.entries())
      if (value !== null) marks.push(squareAt(at, ruler(value), isAlone(points, index) ? 4 : radius, paint));
  }
  const ends = spread(
    lasts.map((last) => ruler(last?.value ?? 0)),
    entry,
    top + entry / 2 - 8,
    top + plot - entry / 2 + 8,
  );
  for (const [column, last] of lasts.entries()) {
    if (!last) continue;
    const y = ends[column] ?? ruler(last.value);
    const at = x(last.index);
    marks.push(squareAt(at, ruler(last.value), 5, isOne ? "data-2" : styleOf(column).paint));
    if (at < right - 8 || Math.abs(y - ruler(last.value)) > 4)
      marks.push(line(at + 6, ruler(last.value), right + 6, y, "tick"));
    const valueY = isOne ? y + 7 : y - entry / 2 + 15;
    marks.push(label(endX, valueY, endTexts[column] ?? "", { size: endSize, bold: true, paint: "ink" }));
    if (!isOne)
      marks.push(...paragraph(names[column] ?? [], endX, valueY + leading, frame, { paint: "ink-2" }));
  }
  marks.push(...firstValue(chart, frame, x, ruler, right));
  marks.push(...drawHeadWords(words, chart, findMissing(chart).map(edgesOf), x, ruler, top));
  const moments = drawMoments(chart, frame, x, top + plot);
  marks.push(...moments.marks);
  return { width: frame.width, height: top + plot + moments.height, marks };
}

/** The first value of a single line, above its point. */
function firstValue(
  chart: Chart,
  frame: Frame,
  x: (index: number) => number,
  ruler: LinearScale,
  right: number,
): Mark[] {
  if (chart.series.length > 1) return [];
  const index = chart.rows.findIndex((row) => row.values[0] != null);
  const row = chart.rows[index];
  const value = row?.values[0];
  const last = lastOf(chart, 0);
  if (!row || value == null || last?.index === index) return [];
  const text = rowFrame(row, frame).value(value);
  const width = textWidth(text, 14);
  const from = Math.min(x(index) - 4, right - width);
  const highest = Math.max(
    ...chart.rows.flatMap((row, place) => (x(place) <= from + width + 8 ? [row.values[0] ?? value] : [])),
  );
  const y = Math.max(ruler.range[1], ruler(highest + (chart.margin ?? 0))) - 8;
  return [
    rect(from - 2, y - 13, width + 4, 17, "ground"),
    label(from, y, text, { size: 14, bold: true, paint: "ink" }),
  ];
}

interface HeadWords {
  gap: string[];
  mark: string[];
  height: number;
  leading: number;
}

/** The words above the plot: why a gap is there, what happened at a moment. They stand on lines of their own. */
function headWords(chart: Chart, frame: Frame): HeadWords {
  const room = frame.width;
  const gap = findMissing(chart).length > 0 && chart.gap ? wrapText(chart.gap, room, 14) : [];
  const mark = chart.mark ? wrapText(chart.mark.text, room, 14) : [];
  const leading = leadingOf(14, frame);
  return { gap, mark, leading, height: Math.max(1, gap.length + mark.length) * leading + 8 };
}

function drawHeadWords(
  words: HeadWords,
  chart: Chart,
  gaps: readonly { from: number; to: number }[],
  x: (index: number) => number,
  ruler: LinearScale,
  top: number,
): Mark[] {
  const marks: Mark[] = [];
  const width = x(chart.rows.length - 1);
  const place = (lines: readonly string[], at: number, first: number, style: Partial<Text>): Mark[] =>
    lines.map((text, index) => {
      const mark = label(at, first + index * words.leading, text, { side: "middle", ...style });
      const [left, right] = extentOf(mark);
      mark.x += Math.max(0, -left) - Math.max(0, right - Math.max(width, right - left));
      return mark;
    });
  const [gap] = gaps;
  if (gap && words.gap.length > 0) {
    const middle = (gap.from + gap.to) / 2;
    marks.push(...place(words.gap, middle, 15, { paint: "ink-2" }));
    if (words.mark.length > 0)
      marks.push(line(middle, words.gap.length * words.leading + 4, middle, top, "ink"));
  }
  if (chart.mark && words.mark.length > 0) {
    const at = chart.mark.row - 1;
    const values = chart.rows[at]?.values.filter((value) => value !== null) ?? [];
    const first = words.gap.length * words.leading + 15;
    marks.push(...place(words.mark, x(at), first, { bold: true, paint: "ink" }));
    const end = values.length > 0 ? ruler(Math.max(...values)) - 8 : top;
    if (end > top - 8) marks.push(line(x(at), top - 8, x(at), end, "ink"));
  }
  return marks;
}

/**
 * The moments below the plot: the first and the last always, each in its half of the frame, the others where there is
 * room. Returns the height that they take as well.
 */
function drawMoments(
  { rows }: Chart,
  frame: Frame,
  x: (index: number) => number,
  y: number,
): { marks: Mark[]; height: number } {
  const lastIndex = rows.length - 1;
  const style = { size: momentSize, paint: "ink-3" } as const;
  const ends = placeEnds(
    [rows[0]?.label ?? "", rows[lastIndex]?.label ?? ""],
    [x(0), x(lastIndex)],
    y + 30,
    frame,
    style,
  );
  const named = new Set([0, lastIndex]);
  const between: Text[] = [];
  const widest = widestOf(
    rows.map((row) => row.label),
    momentSize,
  );
  const every = Math.max(1, Math.ceil((widest + 16) / Math.max(1, x(1) - x(0))));
  for (let index = every; index < lastIndex; index += every) {
    const mark = label(x(index), y + 30, rows[index]?.label ?? "", { ...style, side: "middle" });
    const [left, right] = extentOf(mark);
    if (left < ends.firstEnd + 12 || right > ends.lastStart - 12) continue;
    between.push(mark);
    named.add(index);
  }
  return {
    marks: [
      ...rows.map((_, index) => line(x(index), y, x(index), y + (named.has(index) ? 12 : 5), "tick")),
      ...ends.marks,
      ...between,
    ],
    height: 24 + ends.lines * leadingOf(momentSize, frame),
  };
}
