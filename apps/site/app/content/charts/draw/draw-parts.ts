import type { Chart } from "@miqyas/contract";
import { linearScale } from "./ruler.ts";
import { drawRuler, rulerHeight } from "./ruler.ts";
import { labelOf, rowFrame } from "./row-frame.ts";
import { placeRows } from "./rows.ts";
import { drawKey, label, line, rect, surfaceSwatch } from "./scene.ts";
import type { Frame, Mark, Paint, Pattern, Scene } from "./scene.ts";
import { textWidth } from "./text-size.ts";

interface Style {
  paint: Paint;
  pattern: Pattern;
}

const partStyles: readonly Style[] = [
  { paint: "data-1", pattern: "solid" },
  { paint: "data-3", pattern: "hatched" },
  { paint: "data-6", pattern: "courses" },
  { paint: "data-4", pattern: "solid" },
  { paint: "data-5", pattern: "hatched" },
];

function stackStyles({ series, highlight }: Chart): Style[] {
  const others = [...partStyles];
  return series.map((_, index) =>
    index + 1 === highlight
      ? { paint: "data-2", pattern: "solid" }
      : (others.shift() ?? { paint: "data-6", pattern: "solid" }),
  );
}

/** From strong disagreement over the neutral middle to strong agreement. */
function likertStyles({ series, highlight }: Chart): Style[] {
  const middle = (series.length - 1) / 2;
  return series.map((_, index): Style => {
    const distance = Math.abs(index - middle);
    const pattern = distance === middle ? "solid" : distance === middle - 1 ? "hatched" : "courses";
    if (index === middle) return { paint: highlight === index + 1 ? "data-2" : "lime-300", pattern: "solid" };
    if (highlight === index + 1) return { paint: "data-2", pattern };
    return { paint: index < middle ? "data-1" : "data-3", pattern };
  });
}

const partHeight = 32;
const numberSize = 13;

/** The parts of a whole, end to end. */
export function drawStack(chart: Chart, frame: Frame): Scene {
  const sums = chart.rows.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const most = Math.max(...sums);
  const high = chart.max ?? (chart.unit === "percent" ? Math.max(100, most) : most || 1);
  return drawParts(chart, frame, stackStyles(chart), [0, high], () => 0, false);
}

/** Agreement to the end, disagreement to the start, the middle of the neutral part on 0. */
export function drawLikert(chart: Chart, frame: Frame): Scene {
  const middle = (chart.series.length - 1) / 2;
  const before = (values: readonly (number | null)[]) =>
    values.reduce<number>(
      (sum, value, index) => sum + (value ?? 0) * (index < middle ? 1 : index === middle ? 0.5 : 0),
      0,
    );
  const reach = chart.rows.map(({ values }) => {
    const sum = values.reduce<number>((total, value) => total + (value ?? 0), 0);
    return Math.max(before(values), sum - before(values));
  });
  const most = Math.max(...reach, 1);
  const end = chart.unit === "percent" ? Math.ceil(most / 10) * 10 : most;
  return drawParts(chart, frame, likertStyles(chart), [-end, end], (values) => -before(values), true);
}

function drawParts(
  chart: Chart,
  frame: Frame,
  styles: readonly Style[],
  domain: [number, number],
  startOf: (values: readonly (number | null)[]) => number,
  isDiverging: boolean,
): Scene {
  const styleOf = (index: number): Style => styles[index] ?? { paint: "data-6", pattern: "solid" };
  const key = drawKey(
    chart.series.map((text, index) => {
      const { paint, pattern } = styleOf(index);
      return { text, swatch: surfaceSwatch(paint, pattern) };
    }),
    frame,
  );
  const labels = chart.rows.map((row) => labelOf(row, frame));
  const layout = placeRows(labels, frame, key.height, partHeight, 48);
  const ruler = linearScale(domain, [layout.from, layout.to]);
  const marks: Mark[] = [...key.marks];
  for (const [index, row] of chart.rows.entries()) {
    const place = layout.rows[index];
    if (!place) continue;
    marks.push(...place.label);
    const { number, words } = rowFrame(row, frame);
    if (row.values.every((value) => value === null)) {
      marks.push(label(layout.from, place.y + 21, words.missing, { size: numberSize, paint: "ink-3" }));
      continue;
    }
    let start = startOf(row.values);
    const numbers: Mark[] = [];
    for (const [series, value] of row.values.entries()) {
      if (!value) continue;
      const { paint, pattern } = styleOf(series);
      const left = ruler(start);
      const width = ruler(start + value) - left;
      const isLast = row.values.slice(series + 1).every((later) => !later);
      marks.push(rect(left, place.y, Math.max(0.5, width - (isLast ? 0 : 2)), partHeight, paint, pattern));
      numbers.push(...drawNumber(number(value), left, width, place.y));
      start += value;
    }
    if (!row.values.some(Boolean))
      marks.push(
        label(ruler(0) + 6, place.y + 21, number(0), { size: numberSize, bold: true, paint: "ink" }),
      );
    if (isDiverging) marks.push(line(ruler(0), place.y - 4, ruler(0), place.y + partHeight + 4, "ink"));
    marks.push(...numbers);
  }
  const text: Frame["number"] = (value, step) => frame.number(Math.abs(value), step);
  marks.push(...drawRuler(ruler, layout.bottom + 8, frame, text));
  return { width: frame.width, height: layout.bottom + 8 + rulerHeight, marks };
}

/** The number of a part on a patch of the ground, so that its contrast never depends on a pattern. */
function drawNumber(text: string, left: number, width: number, y: number): Mark[] {
  const patch = textWidth(text, numberSize) + 8;
  if (width < Math.max(16, patch + 4)) return [];
  const middle = left + (width - 2) / 2;
  return [
    rect(middle - patch / 2, y + 7, patch, 18, "ground"),
    label(middle, y + 20.5, text, { side: "middle", size: numberSize, bold: true, paint: "ink" }),
  ];
}
