import { ashlar } from "../ashlar.ts";
import { range, type Point } from "../geometry.ts";
import type { NoOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { d, polygon, rect, stroke } from "../svg.ts";
import { graded } from "../ticks.ts";

const COURSES = 12;

/** A plumb line beside an uneven wall, with a scale to read it by. */
export function plumb(_options: NoOptions, { w, h, palette, random }: Sheet): string {
  const height = h / COURSES;
  const wall = range(COURSES).map((row) => {
    const length = w * (0.3 + 0.07 * Math.sin(row * 1.7) + 0.03 * random());
    const course = { x: 0, y: row * height, length, height: height - 1.4 };
    const colour = row % 2 ? palette.mid : palette.ink;
    return ashlar({ ...course, colour, unit: height * 2, vary: 0.05 }, random);
  });

  const x = w * 0.62;
  const neck = w * 0.022;
  const belly = w * 0.085;
  const bob: Point[] = [
    [x - neck, h * 0.6],
    [x + neck, h * 0.6],
    [x + neck, h * 0.635],
    [x + belly, h * 0.69],
    [x + belly, h * 0.735],
    [x, h * 0.9],
    [x - belly, h * 0.735],
    [x - belly, h * 0.69],
    [x - neck, h * 0.635],
  ];
  const scale = range(64).map(
    (tick) => d`M${w} ${(tick * h) / 64}h${-graded(tick, w * 0.09, w * 0.06, w * 0.032)}`,
  );
  return [
    ...wall,
    rect(x - 1.6, 0, 3.2, h * 0.62, palette.ink),
    polygon(bob, palette.alternate),
    rect(x - belly, h * 0.69, w * 0.17, h * 0.045, palette.ink),
    stroke(scale.join(""), palette.ink, 2),
  ].join("");
}
