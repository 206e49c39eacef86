import { ashlar } from "../ashlar.ts";
import type { CoursesOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { mixColours } from "../themes.ts";
import { edgeTicks } from "../ticks.ts";

export function courses(options: CoursesOptions, sheet: Sheet): string {
  const { n = 9, hi = Math.floor(n * 0.6), data, joint } = options;
  const { w, h, palette, random } = sheet;
  const height = h / (2 * n + 1);
  const course = (row: number, length: number, colour: string, unit: number, vary: number) =>
    ashlar({ x: 0, y: row * height, length, height: height - 1.2, colour, unit, vary, joint }, random);

  let wall = course(0, w, palette.low, height * 2.4, 0.05);
  for (let bar = 0; bar < n; bar++) {
    const row = 2 * bar + 1;
    const length = data?.[bar % data.length] ?? 0.18 + 0.74 * Math.pow(random(), 0.9);
    wall += course(row, w, mixColours(palette.ground, palette.low, 0.35), height * 2.4, 0.03);
    wall +=
      bar === hi
        ? course(row, w * length, palette.accent, height * 2.1, 0.05)
        : course(row, w * length, palette.ink, height * 2.1, 0.09);
    wall += course(row + 1, w, palette.low, height * 2.4, 0.05);
  }
  return wall + edgeTicks(sheet, "top", 0.55);
}
