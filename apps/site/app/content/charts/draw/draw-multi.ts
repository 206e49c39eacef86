import type { Chart } from "@miqyas/contract";
import {
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
import { rowFrame } from "./row-frame.ts";
import type { LinearScale } from "./ruler.ts";
import { extentOf, label, leadingOf, line, paragraph, placeInside } from "./scene.ts";
import type { Frame, Mark, Scene } from "./scene.ts";
import { textWidth, wrapText } from "./text-size.ts";

/**
 * A panel for each series, all on one scale. Panels are ordered from the inline start.
 * @param whole the chart with the values behind which there are too few answers
 */
export function drawMulti(chart: Chart, frame: Frame, whole: Chart): Scene {
  const columnGap = frame.width >= 480 ? 24 : 16;
  const wanted = frame.width >= 840 ? 3 : frame.width >= 300 ? 2 : 1;
  const plot = 132;
  const ruler = heightRuler(chart, [plot, 22]);
  const perRow = Math.min(
    ...[wanted, chart.series.length],
    Math.max(1, Math.floor((frame.width + columnGap) / (narrowestPanel(chart, ruler, frame) + columnGap))),
  );
  const panelWidth = (frame.width - columnGap * (perRow - 1)) / perRow;
  const leading = leadingOf(14, frame);
  const titles = chart.series.map((text) => wrapText(text, panelWidth, 14));
  const momentRoom = (panelWidth - heightsRoom(ruler, frame, 2)) / 2 - 4;
  const momentLines = Math.max(...panelMomentLines(chart.rows, momentRoom).map((lines) => lines.length));
  const below = 24 + momentLines * leadingOf(momentSize, frame);
  const marks: Mark[] = [];
  let top = 0;
  for (let from = 0; from < chart.series.length; from += perRow) {
    const inRow = titles.slice(from, from + perRow);
    const titleHeight = Math.max(...inRow.map((lines) => lines.length)) * leading + 12;
    for (const [place, lines] of inRow.entries()) {
      const column = from + place;
      const physical = frame.isArabic ? perRow - 1 - place : place;
      const x = physical * (panelWidth + columnGap);
      const isChosen = chart.highlight === column + 1;
      marks.push(line(x, top + 1, x + panelWidth, top + 1, isChosen ? "data-2" : "line", isChosen ? 3 : 1));
      const [edge, side] = frame.isArabic ? ([x + panelWidth, "right"] as const) : ([x, "left"] as const);
      marks.push(...paragraph(lines, edge, top + 20, frame, { side, bold: true, paint: "ink" }));
      const isWithheld = whole.rows.some(({ values }) => values[column] != null);
      const missing = isWithheld ? frame.words.smallBase : frame.words.missing;
      marks.push(
        ...drawPanel(chart, column, missing, frame, {
          x,
          y: top + titleHeight,
          width: panelWidth,
          height: plot,
        }),
      );
    }
    top += titleHeight + plot + below + 8;
  }
  return { width: frame.width, height: top, marks };
}

/**
 * Width of a panel that has room for the numbers of its scale, some of its line, and its highest and last number, and below
 * it for each word of its first and last moment, px.
 */
function narrowestPanel(chart: Chart, ruler: LinearScale, frame: Frame): number {
  const widths = chart.rows.flatMap((row) =>
    row.values.map((value) => (value === null ? 0 : textWidth(rowFrame(row, frame).number(value), 14))),
  );
  const words = [chart.rows[0], chart.rows.at(-1)].flatMap((row) => (row?.label ?? "").split(/\s+/));
  const moments = 2 * (Math.max(...words.map((word) => textWidth(word, momentSize))) + 4);
  return heightsRoom(ruler, frame, 2) + Math.max(40 + Math.max(...widths) + 12, moments);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param missing stands in place of a line without a number */
function drawPanel(chart: Chart, column: number, missing: string, frame: Frame, box: Box): Mark[] {
  const { rows } = chart;
  const ruler = heightRuler(chart, [box.y + box.height, box.y + 22]);
  const left = box.x + heightsRoom(ruler, frame, 2);
  const last = lastOf(chart, column);
  const lastText = last ? rowFrame(last.row, frame).number(last.value) : "";
  const right = box.x + box.width - textWidth(lastText, 14) - 12;
  const x = (index: number) => left + 16 + (index * (right - left - 16)) / (rows.length - 1);
  const points: Points = rows.map((row, index) => [x(index), row.values[column] ?? null]);
  const isChosen = chart.highlight === column + 1;
  const paint = isChosen ? "data-2" : "data-1";
  const marks: Mark[] = [
    ...drawHeights(ruler, left, box.x + box.width, frame, 2),
    { type: "path", d: pathOf(points, ruler), paint, width: isChosen ? 4 : 2.5 },
  ];
  for (const [index, [at, value]] of points.entries())
    if (value !== null && isAlone(points, index)) marks.push(squareAt(at, ruler(value), 3, paint));
  for (const index of rows.keys())
    marks.push(line(x(index), box.y + box.height, x(index), box.y + box.height + 5, "tick"));
  if (!last)
    marks.push(
      label(box.x + box.width, box.y + box.height - 20, missing, {
        side: "right",
        size: 13,
        paint: "ink-3",
      }),
    );
  const peak = rows.reduce<number | null>((best, row, index) => {
    const value = row.values[column];
    return value != null && (best === null || value > (rows[best]?.values[column] ?? -Infinity))
      ? index
      : best;
  }, null);
  const peakRow = peak === null ? undefined : rows[peak];
  const peakValue = peakRow?.values[column];
  if (last) {
    const y = ruler(last.value);
    marks.push(squareAt(x(last.index), y, isChosen ? 5 : 3.5, paint));
    marks.push(
      label(x(last.index) + 8, Math.min(y + 5, box.y + box.height - 4), lastText, {
        bold: true,
        paint: "ink",
      }),
    );
  }
  if (peak !== null && peakRow && peakValue != null && last && peak !== last.index) {
    const text = rowFrame(peakRow, frame).number(peakValue);
    const style = { side: "middle", bold: true, paint: "ink" } as const;
    const mark = placeInside(label(x(peak), ruler(peakValue) - 9, text, style), [
      left + 12,
      box.x + box.width,
    ]);
    const isFree =
      extentOf(mark)[1] < x(last.index) + 4 ||
      Math.abs(mark.y - Math.min(ruler(last.value) + 5, box.y + box.height - 4)) > 18;
    if (isFree) marks.push(squareAt(x(peak), ruler(peakValue), 3.5, paint), mark);
  }
  return [...marks, ...panelMoments(chart, frame, box, left)];
}

/** The first and the last moment below a panel, each in its half. */
function panelMoments({ rows }: Chart, frame: Frame, box: Box, left: number): Mark[] {
  const end = box.x + box.width;
  const y = box.y + box.height + 24;
  const style = { size: momentSize, paint: "ink-3" } as const;
  const [first = [], last = []] = panelMomentLines(rows, (end - left) / 2 - 4);
  return [
    ...paragraph(first, left, y, frame, style),
    ...paragraph(last, end, y, frame, { ...style, side: "right" }),
  ];
}

const panelMomentLines = (rows: Chart["rows"], room: number) =>
  [rows[0], rows.at(-1)].map((row) => wrapText(row?.label ?? "", room, momentSize));
