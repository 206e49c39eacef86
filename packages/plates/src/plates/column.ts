import { ashlar } from "../ashlar.ts";
import { range } from "../geometry.ts";
import type { ColumnOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { d, polygon, rect, stroke } from "../svg.ts";
import { INK, mixColours } from "../themes.ts";
import { graded } from "../ticks.ts";

const DEEP_WATER = "#0b4347";

export function column({ level = 0.6 }: ColumnOptions, sheet: Sheet): string {
  const surface = sheet.h * (1 - level);
  return [well(sheet), water(surface, sheet), shaft(sheet), capital(sheet), reading(surface, sheet)].join("");
}

/** Half the width of the shaft, and where it starts under its capital. */
const measure = ({ w, h }: Sheet) => ({ axis: w * 0.5, half: w * 0.17, top: h * 0.13 });

/** Walls in striped courses, stepping inwards as they go down. */
function well({ w, h, palette, random }: Sheet): string {
  const courses = 17;
  const height = h / courses;
  return range(courses)
    .map((row) => {
      const course = {
        y: row * height,
        length: w * 0.07 + Math.floor(row / 2.4) * w * 0.031,
        height: height - 1.2,
        colour: row % 2 ? palette.ink : palette.mid,
        unit: height * 1.7,
        vary: 0.07,
      };
      return ashlar({ ...course, x: 0 }, random) + ashlar({ ...course, x: w, backward: true }, random);
    })
    .join("");
}

function water(surface: number, { w, h, palette }: Sheet): string {
  const ripples = range(7).map((ripple) =>
    rect(w * 0.02, surface + ripple * h * 0.05 + h * 0.018, w * 0.96, 1.4, palette.muted, {
      opacity: 0.7 - ripple * 0.09,
    }),
  );
  return rect(0, surface, w, h - surface, DEEP_WATER, { opacity: 0.55 }) + ripples.join("");
}

/** Three visible faces of an octagonal shaft; the middle one is graduated. */
function shaft(sheet: Sheet): string {
  const { h, palette } = sheet;
  const { axis, half, top } = measure(sheet);
  const faces = [
    rect(axis - half, top, half * 0.5, h, mixColours(palette.ink, "#000000", 0.22)),
    rect(axis - half * 0.5, top, half, h, palette.ink),
    rect(axis + half * 0.5, top, half * 0.5, h, mixColours(palette.ink, "#000000", 0.12)),
  ];
  let scale = "";
  let count = 0;
  for (let y = top + h * 0.05; y < h; y += h * 0.0125)
    scale += d`M${axis - half * 0.5} ${y}h${graded(count++, half, half * 0.62, half * 0.36)}`;
  let cubits = "";
  for (let y = top + h * 0.05; y < h; y += h * 0.125)
    cubits += rect(axis - half, y - h * 0.0012, half * 2, h * 0.0026, INK, { opacity: 0.35 });
  return faces.join("") + stroke(scale, INK, h / 420) + cubits;
}

function capital(sheet: Sheet): string {
  const { w, h, palette } = sheet;
  const { axis, half, top } = measure(sheet);
  const abacus = top - h * 0.075;
  return [
    polygon(
      [
        [axis - half * 1.5, abacus],
        [axis + half * 1.5, abacus],
        [axis + half, top],
        [axis - half, top],
      ],
      palette.ink,
    ),
    rect(0, top - h * 0.13, w, h * 0.056, palette.mid),
    rect(0, top - h * 0.08, w, h * 0.006, palette.ink),
  ].join("");
}

function reading(surface: number, sheet: Sheet): string {
  const { w, h, palette } = sheet;
  const { axis, half } = measure(sheet);
  const far = axis + half + w * 0.05;
  const pointer = polygon(
    [
      [axis + half, surface],
      [far, surface - h * 0.022],
      [far, surface + h * 0.022],
    ],
    palette.accent,
  );
  return rect(axis - half, surface - h * 0.004, half * 2, h * 0.008, palette.accent) + pointer;
}
