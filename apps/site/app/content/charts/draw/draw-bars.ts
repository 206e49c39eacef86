import type { Chart, ChartRow } from "@miqyas/contract";
import { rangeOf } from "./ranges.ts";
import { rowFrame } from "./row-frame.ts";
import { drawRuler, makeRuler, rulerHeight, ticksOf } from "./ruler.ts";
import type { LinearScale } from "./ruler.ts";
import { placeRows, widestOf } from "./rows.ts";
import { drawKey, label, line, placeInside, rect, surfaceSwatch } from "./scene.ts";
import type { Frame, Mark, Paint, Pattern, Scene } from "./scene.ts";
import { textWidth } from "./text-size.ts";

const valueSize = 15;
const joint = 2;

/** Of more rows than this the first ten and the highlighted one are drawn. All are in the table. */
const mostRows = 15;
const drawnRows = 10;

interface BarRow extends ChartRow {
  /** Number in the table, from 1. */
  number: number;
}

export function chosenRows({ rows, highlight }: Chart): BarRow[] {
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }));
  if (rows.length <= mostRows) return numbered;
  return numbered.filter(({ number }) => number <= drawnRows || number === highlight);
}

/** One bar for each row, with its range. */
export function drawBar(chart: Chart, frame: Frame): Scene {
  const shown = chosenRows(chart);
  const layout = placeRows(
    shown.map((row) => row.label),
    frame,
    0,
    24,
    40,
  );
  const ruler = barRuler(chart, layout.from, layout.to, shown, frame);
  const marks = shown.flatMap((row, index): Mark[] => {
    const place = layout.rows[index];
    if (!place) return [];
    const own = rowFrame(row, frame);
    const [value = null] = row.values;
    if (value === null) return [...place.label, ...drawMissing(ruler, place.y, own)];
    const isChosen = row.number === chart.highlight;
    const paint = isChosen ? "data-2" : index % 2 === 1 ? "basalt-700" : "data-1";
    const range = rangeOf(chart, row);
    return [
      ...place.label,
      ...drawCourses(ruler, value, place.y, 24, paint, value < 0 ? "hatched" : "solid"),
      ...(range ? drawWhisker(ruler, range, place.y + 12) : []),
      drawValue(ruler, value, range, place.y + 12, own),
    ];
  });
  marks.push(...zeroLine(ruler, 0, layout.bottom), ...drawRuler(ruler, layout.bottom + 8, frame));
  return { width: frame.width, height: layout.bottom + 8 + rulerHeight, marks };
}

/** Two bars for each row. */
export function drawGroup(chart: Chart, frame: Frame): Scene {
  const styles = [
    { paint: "data-1", pattern: "solid" },
    { paint: "data-3", pattern: "hatched" },
  ] as const;
  const key = drawKey(
    chart.series.map((text, index) => ({
      text,
      swatch: surfaceSwatch(styles[index]?.paint ?? "data-1", styles[index]?.pattern ?? "solid"),
    })),
    frame,
  );
  const layout = placeRows(
    chart.rows.map((row) => row.label),
    frame,
    key.height,
    42,
    64,
  );
  const ruler = barRuler(chart, layout.from, layout.to, chart.rows, frame);
  const marks: Mark[] = [...key.marks];
  for (const [index, row] of chart.rows.entries()) {
    const place = layout.rows[index];
    if (!place) continue;
    marks.push(...place.label);
    const own = rowFrame(row, frame);
    for (const [series, value] of row.values.entries()) {
      const y = place.y + series * 22;
      const style = styles[series] ?? styles[0];
      const paint = index + 1 === chart.highlight && series === 1 ? "data-2" : style.paint;
      if (value === null) marks.push(...drawMissing(ruler, y - 2, own));
      else
        marks.push(
          ...drawCourses(ruler, value, y, 20, paint, style.pattern),
          drawValue(ruler, value, null, y + 10, own),
        );
    }
  }
  marks.push(...zeroLine(ruler, key.height, layout.bottom), ...drawRuler(ruler, layout.bottom + 8, frame));
  return { width: frame.width, height: layout.bottom + 8 + rulerHeight, marks };
}

/** The ruler of bars, with room for the values at their ends: at the right, and at the left where some are negative. */
function barRuler(
  chart: Chart,
  from: number,
  to: number,
  rows: readonly ChartRow[],
  frame: Frame,
): LinearScale {
  const roomOf = (isHere: (value: number) => boolean) => {
    const texts = rows.flatMap((row) =>
      row.values.flatMap((value) =>
        value !== null && isHere(value) ? [rowFrame(row, frame).value(value)] : [],
      ),
    );
    return Math.max(48, widestOf(texts, valueSize) + 8);
  };
  const isNegative = chart.rows.some(({ values }) => values.some((value) => value !== null && value < 0));
  const start = from + (isNegative ? roomOf((value) => value < 0) : 0);
  const end = to - roomOf((value) => value >= 0);
  return makeRuler(chart, [start, Math.max(start + 12, end)]);
}

/** A bar of courses: a joint at every tenth of the scale, so that a reader can count. */
function drawCourses(
  ruler: LinearScale,
  value: number,
  y: number,
  height: number,
  paint: Paint,
  pattern: Pattern,
): Mark[] {
  const [start, end] = [ruler(0), ruler(value)].toSorted((a, b) => a - b) as [number, number];
  const joints = ticksOf(ruler).middle.map((at) => ruler(at));
  const spacing = joints.length > 1 ? Math.abs((joints[1] ?? 0) - (joints[0] ?? 0)) : 0;
  const cuts = spacing < 6 ? [] : joints.filter((at) => at > start + joint && at < end - 0.5);
  const edges = [start, ...cuts, end];
  return edges.slice(0, -1).map((left, index) => {
    const right = edges[index + 1] ?? end;
    const isLast = index === edges.length - 2;
    return rect(left, y, right - left - (isLast ? 0 : joint), height, paint, pattern);
  });
}

/** A range. It has no cap at the end of the scale where it goes on. */
function drawWhisker(ruler: LinearScale, range: [number, number], y: number): Mark[] {
  const [least, most] = ruler.domain;
  const [left = 0, right = 0] = range.map((value) => ruler(Math.min(most, Math.max(least, value))));
  const caps = range.filter((value) => value >= least && value <= most).map((value) => ruler(value));
  return [
    rect(left - 2, y - 6, right - left + 4, 12, "ground"),
    line(left, y, right, y, "ink", 2),
    ...caps.map((x) => line(x, y - 5, x, y + 5, "ink", 2)),
  ];
}

/** The number at the end of a bar, inside the frame however long it is. */
function drawValue(
  ruler: LinearScale,
  value: number,
  range: [number, number] | null,
  middle: number,
  frame: Frame,
): Mark {
  const [from, to] = ruler.range;
  const write = (x: number, side: "left" | "right") =>
    placeInside(
      label(x, middle + valueSize * 0.35, frame.value(value), {
        ...{ side, size: valueSize, bold: true, paint: "ink" },
      }),
      [0, frame.width],
    );
  if (value < 0) {
    const end = Math.max(from, ruler(Math.min(value, range?.[0] ?? value)));
    return write(end - 8, "right");
  }
  const end = Math.min(to, ruler(Math.max(value, range?.[1] ?? value)));
  return write(end + 8, "left");
}

/** An empty course with the reason in words. */
function drawMissing(ruler: LinearScale, y: number, frame: Frame): Mark[] {
  const [from, to] = ruler.range;
  const text = frame.words.missing;
  const width = textWidth(text, 13);
  return [
    { ...line(from, y + 12, to, y + 12, "tick"), dash: "2 6" },
    rect(from, y, Math.min(width + 8, frame.width - from), 24, "ground"),
    label(from, y + 17, text, { size: 13, paint: "ink-3" }),
  ];
}

/** The line from which bars go both ways, where some are negative. */
function zeroLine(ruler: LinearScale, top: number, bottom: number): Mark[] {
  const [low] = ruler.domain;
  return low < 0 ? [line(ruler(0), top, ruler(0), bottom + 8, "ink")] : [];
}
