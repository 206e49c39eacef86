import type { Chart } from "@miqyas/contract";
import { ticks } from "d3-array";
import type { LinearScale } from "./ruler.ts";
import { drawRuler, makeRuler, rulerHeight } from "./ruler.ts";
import { labelOf, rowFrame } from "./row-frame.ts";
import { placeRows, widestOf } from "./rows.ts";
import {
  drawKey,
  extentOf,
  label,
  leadingOf,
  line,
  paragraph,
  placeEnds,
  placeInside,
  rect,
  spread,
} from "./scene.ts";
import type { Frame, Mark, Paint, Scene } from "./scene.ts";
import { textWidth, wrapText } from "./text-size.ts";

const valueSize = 15;
const markSize = 14;

const drawMark = (x: number, y: number, isLater: boolean, paint: Paint): Mark =>
  isLater
    ? rect(x - markSize / 2, y - markSize / 2, markSize, markSize, paint)
    : {
        ...rect(x - markSize / 2 + 1.5, y - markSize / 2 + 1.5, markSize - 3, markSize - 3, paint),
        border: 3,
      };

/** Two moments of many rows: an empty mark, a filled one, and the way between them. */
export function drawDumb(chart: Chart, frame: Frame): Scene {
  const key = drawKey(
    chart.series.map((text, index) => ({
      text,
      swatch: (x, y) => [drawMark(x + 8, y + 8, index === 1, "data-1")],
    })),
    frame,
  );
  const layout = placeRows(
    chart.rows.map((row) => labelOf(row, frame)),
    frame,
    key.height,
    32,
    40,
  );
  const texts = chart.rows.flatMap((row) =>
    row.values.map((value) => rowFrame(row, frame).number(value ?? 0)),
  );
  const room = widestOf(texts, valueSize) + markSize + 4;
  const start = Math.min(layout.from + room, frame.width / 2 - 16);
  const ruler = makeRuler(chart, [start, Math.max(start + 12, layout.to - room)]);
  const [from, to] = ruler.range;
  const marks: Mark[] = [...key.marks];
  for (const [index, row] of chart.rows.entries()) {
    const place = layout.rows[index];
    if (!place) continue;
    const own = rowFrame(row, frame);
    const y = place.y + 16;
    const isChosen = index + 1 === chart.highlight;
    marks.push(...place.label, line(from, y, to, y, "line"));
    const found = row.values.flatMap((value, moment) => (value === null ? [] : [{ value, moment }]));
    const [low, high] = found.toSorted((a, b) => a.value - b.value);
    if (!low) {
      const width = textWidth(own.words.missing, 13) + 8;
      marks.push(rect(from, y - 10, width, 20, "ground"));
      marks.push(label(from, y + 5, own.words.missing, { size: 13, paint: "ink-3" }));
      continue;
    }
    if (high)
      marks.push(
        rect(
          ruler(low.value),
          y - 3,
          ruler(high.value) - ruler(low.value),
          6,
          isChosen ? "data-2" : "lime-400",
        ),
      );
    for (const { value, moment } of found) {
      const isLater = moment === 1;
      if (!isLater) marks.push(rect(ruler(value) - 7, y - 7, markSize, markSize, "ground"));
      marks.push(drawMark(ruler(value), y, isLater, isLater && isChosen ? "data-2" : "data-1"));
    }
    const words = (value: number, side: "left" | "right"): Mark[] => {
      const x = ruler(value) + (side === "left" ? markSize : -markSize);
      const style = { side, size: valueSize, bold: true, paint: "ink" } as const;
      // Long numbers stand inside the frame, whatever is left for the scale.
      const mark = placeInside(label(x, y + 5, own.number(value), style), [0, frame.width]);
      const [left, right] = extentOf(mark);
      return [rect(left - 2, y - 10, right - left + 4, 20, "ground"), mark];
    };
    marks.push(...words(low.value, high ? "right" : "left"), ...(high ? words(high.value, "left") : []));
  }
  marks.push(...drawRuler(ruler, layout.bottom + 8, frame));
  return { width: frame.width, height: layout.bottom + 8 + rulerHeight, marks };
}

/**
 * Two moments of few rows, where the direction is the finding. It runs from left to right in both languages: a rise in a
 * mirror looks like a fall.
 */
export function drawSlope(chart: Chart, frame: Frame): Scene {
  const isWide = frame.width >= 480;
  const nameRoom = isWide ? 100 : 92;
  const leading = leadingOf(14, frame);
  const names = chart.rows.map((row) => wrapText(row.label, nameRoom, 14));
  const values = chart.rows.map((row) => {
    const { value: write, words } = rowFrame(row, frame);
    // A narrow first post has no names, and no words for what is missing.
    return row.values.map((value, moment) =>
      value !== null ? write(value) : isWide || moment === 1 ? words.missing : "",
    );
  });
  // Words for what is missing, and numbers with a word, are long.
  const lines = values.map((texts) => texts.map((text) => (isWide ? [text] : wrapText(text, nameRoom, 15))));
  const roomOf = (moment: number) =>
    widestOf(
      lines.flatMap((row) => row[moment] ?? []),
      15,
    ) + 16;
  const valueRoom = isWide ? Math.max(roomOf(0), roomOf(1)) : roomOf(0);
  const left = isWide ? valueRoom + 8 + nameRoom : valueRoom;
  const right = isWide ? frame.width - left : frame.width - Math.max(roomOf(1), nameRoom + 16);
  const valueHeight = (index: number) =>
    20 * Math.max(1, ...(lines[index] ?? []).map(({ length }) => length));
  const entryHeight = (index: number) => {
    const nameHeight = (names[index]?.length ?? 1) * leading;
    return isWide ? Math.max(20, nameHeight) : valueHeight(index) + nameHeight;
  };
  const gap = Math.max(...chart.rows.map((_, index) => entryHeight(index))) + 2;
  const heads = placeEnds([chart.series[0] ?? "", chart.series[1] ?? ""], [left, right], 14, frame, {
    bold: true,
    paint: "ink",
  });
  const top = heads.lines * leading + 16;
  const plot = Math.max(264, chart.rows.length * gap + 16);
  const ruler = makeRuler(chart, [top + plot, top]);
  const marks: Mark[] = [...heads.marks];
  for (const [moment, x] of [left, right].entries()) {
    marks.push(
      line(x, top - 4, x, top + plot, "tick"),
      ...drawPost(ticks(...ruler.domain, 40), ruler, x, moment === 0 ? 1 : -1),
    );
  }
  const columns = [0, 1].map((moment) => {
    const places = chart.rows.map((row) => ruler(row.values[moment] ?? ruler.domain[0]));
    return spread(places, gap, top + gap / 2 - 8, top + plot - gap / 2 + 8);
  });
  for (const [index, row] of chart.rows.entries()) {
    const [first, last] = row.values;
    const isChosen = index + 1 === chart.highlight;
    const paint = isChosen ? "data-2" : "data-1";
    const radius = isChosen ? 6 : 4;
    if (first != null && last != null)
      marks.push(line(left, ruler(first), right, ruler(last), paint, isChosen ? 6 : 2));
    for (const [moment, value] of [first, last].entries()) {
      const text = values[index]?.[moment] ?? "";
      if (text === "") continue;
      const x = moment === 0 ? left : right;
      const y = columns[moment]?.[index] ?? 0;
      const outward = moment === 0 ? -1 : 1;
      const side = moment === 0 ? "right" : "left";
      if (value != null) {
        marks.push(rect(x - radius, ruler(value) - radius, 2 * radius, 2 * radius, paint));
        if (Math.abs(y - ruler(value)) > 4)
          marks.push(line(x + outward * radius, ruler(value), x + outward * 12, y, "tick"));
      }
      const name = names[index] ?? [];
      const withName = isWide || moment === 1;
      const valueY = isWide || !withName ? y + 5 : y - entryHeight(index) / 2 + 15;
      const style = value == null ? { paint: "ink-3" as const } : { bold: true, paint: "ink" as const };
      const parts = lines[index]?.[moment] ?? [];
      for (const [place, part] of parts.entries())
        marks.push(label(x + outward * 14, valueY + place * 20, part, { side, size: 15, ...style }));
      if (!withName) continue;
      const nameX = isWide ? x + outward * (valueRoom + 8) : x + outward * 14;
      const nameY = isWide
        ? y + 5 - ((name.length - 1) * leading) / 2
        : valueY + (parts.length - 1) * 20 + leading;
      marks.push(...paragraph(name, nameX, nameY, frame, { side, paint: "ink-2" }));
    }
  }
  return { width: frame.width, height: top + plot + 16, marks };
}

/** The ticks of a post. */
function drawPost(ticks: readonly number[], ruler: LinearScale, x: number, inward: 1 | -1): Mark[] {
  return ticks.map((value, index) => {
    const length = index % 5 === 0 ? 8 : 4;
    return line(x, ruler(value), x + inward * length, ruler(value), "tick");
  });
}
