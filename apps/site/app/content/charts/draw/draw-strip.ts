import type { Chart } from "@miqyas/contract";
import { drawRuler, makeRuler } from "./ruler.ts";
import { rowFrame } from "./row-frame.ts";
import { leadingOf, label, paragraph, rect } from "./scene.ts";
import type { Frame, Mark, Scene } from "./scene.ts";
import { textWidth, wrapText } from "./text-size.ts";

const columnGap = 32;
const rowGap = 32;
const numberSize = { most: 72, least: 12 };

/** Big numbers, each on its own ruler. */
export function drawStrip(chart: Chart, frame: Frame): Scene {
  const { rows } = chart;
  const perRow = frame.width >= 560 ? rows.length : frame.width >= 300 ? Math.min(2, rows.length) : 1;
  const cell = (frame.width - columnGap * (perRow - 1)) / perRow;
  const texts = rows.map((row) => (row.values[0] == null ? "" : rowFrame(row, frame).value(row.values[0])));
  const size = Math.max(
    numberSize.least,
    Math.min(numberSize.most, ...texts.filter(Boolean).map((text) => Math.floor(cell / textWidth(text, 1)))),
  );
  const leading = leadingOf(15, frame);
  const numberHeight = Math.round(size * (frame.isArabic ? 1.15 : 0.95));
  const labels = rows.map((row) => wrapText(row.label, cell, 15));
  const cellHeight = (from: number) =>
    numberHeight + 76 + Math.max(...labels.slice(from, from + perRow).map((lines) => lines.length)) * leading;
  const marks: Mark[] = [];
  let top = 0;
  for (const [index, row] of rows.entries()) {
    const column = index % perRow;
    const x = column * (cell + columnGap);
    const value = row.values[0] ?? null;
    const paint = index + 1 === chart.highlight ? "data-2" : "data-1";
    const { missing } = rowFrame(row, frame).words;
    const words =
      value === null
        ? label(x, top + numberHeight * 0.86, missing, {
            size: Math.min(15, Math.floor(cell / textWidth(missing, 1))),
            paint: "ink-3",
          })
        : label(x, top + numberHeight * 0.86, texts[index] ?? "", { size, bold: true, paint: "ink" });
    marks.push(words);
    const edge = top + numberHeight + 24;
    const ruler = makeRuler(chart, [x, x + cell]);
    // Half the gap between two rulers is not theirs, so that their numbers stand apart.
    const room = [Math.max(0, x - columnGap / 4), Math.min(frame.width, x + cell + columnGap / 4)] as const;
    marks.push(...drawRuler(ruler, edge, frame, frame.number, room));
    if (value !== null)
      marks.push(
        rect(ruler(0), edge - 8, ruler(value) - ruler(0), 8, paint),
        rect(Math.max(x, ruler(value) - 5), edge - 8, 5, 22, paint),
      );
    marks.push(...paragraph(labels[index] ?? [], x, edge + 52, frame, { size: 15, paint: "ink-2" }));
    if (column === perRow - 1 || index === rows.length - 1) {
      const height = cellHeight(index - column);
      top += height + (index === rows.length - 1 ? 8 : rowGap);
    }
  }
  return { width: frame.width, height: top, marks };
}
