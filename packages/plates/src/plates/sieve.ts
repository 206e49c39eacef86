import { range } from "../geometry.ts";
import type { NoOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, d, ellipse, path, rect, stroke } from "../svg.ts";
import { graded } from "../ticks.ts";

/** A sieve: grain falls in, what is counted lies in rows on the scale below. */
export function sieve(_options: NoOptions, sheet: Sheet): string {
  const { w, h } = sheet;
  const size = Math.min(w, h * 1.5);
  const rim: Rim = { x: w * 0.5, y: h * 0.36, size, a: size * 0.36, b: size * 0.115, depth: size * 0.085 };
  return fallingGrain(rim, sheet) + hoop(rim, sheet) + mesh(rim, sheet) + heap(rim, sheet);
}

/** The upper ellipse of the hoop: its centre, its half axes, and how deep the hoop is. */
interface Rim {
  x: number;
  y: number;
  size: number;
  a: number;
  b: number;
  depth: number;
}

function fallingGrain({ x, y, size, a, b }: Rim, { h, palette, random }: Sheet): string {
  return range(Math.round(h / 14))
    .map(() => {
      const grainX = x + (random() + random() - 1) * a * 0.95;
      const grainY = y + b * 0.2 - random() * (y + b * 0.1);
      const radius = size * (0.012 + random() * 0.012);
      const fill = random() < 0.3 ? palette.accent : random() < 0.16 ? palette.alternate : palette.ink;
      return circle(grainX, grainY, radius, { fill });
    })
    .join("");
}

function hoop({ x, y, size, a, b, depth }: Rim, { palette }: Sheet): string {
  const under = d`M${x - a} ${y}A${a} ${b} 0 0 0 ${x + a} ${y}V${y + depth}A${a} ${b} 0 0 1 ${x - a} ${y + depth}Z`;
  const opening = { fill: palette.mid, stroke: palette.ink, width: size / 115 };
  return path(under, { fill: palette.ink }) + ellipse(x, y, a, b, opening);
}

function mesh({ x, y, size, a, b }: Rim, { palette }: Sheet): string {
  const wires = range(19).map((index) => {
    const wire = index - 9;
    const u = wire / 9.6;
    const reach = Math.sqrt(1 - u * u);
    const across = d`M${x + u * a} ${y - b * reach}V${y + b * reach}`;
    const along = d`M${x - a * reach} ${y + u * b}H${x + a * reach}`;
    return wire % 2 === 0 ? across + along : across;
  });
  return stroke(wires.join(""), palette.ink, size / 440);
}

function heap({ x, y, size, b, depth }: Rim, { h, palette }: Sheet): string {
  const base = h * 0.945;
  const top = y + depth + b + size * 0.035;
  const rows = Math.max(3, Math.floor((base - top) / (size * 0.04)));
  const rise = (base - size * 0.022 - top) / (rows - 1);
  const grains = range(rows).flatMap((row) => {
    const count = rows + 1 - row;
    return range(count).map((grain) => {
      const fill = (grain * 3 + row * 5) % 7 === 0 ? palette.alternate : palette.accent;
      const grainX = x + (grain - (count - 1) / 2) * size * 0.055;
      return circle(grainX, base - size * 0.022 - row * rise, size * 0.0165, { fill });
    });
  });
  const start = x - size * 0.4;
  const scale = range(81).map(
    (tick) => d`M${start + tick * size * 0.01} ${base}v${graded(tick, 0.05, 0.034, 0.02) * h}`,
  );
  const floor = rect(start, base, size * 0.8, size * 0.006, palette.ink);
  return grains.join("") + floor + stroke(scale.join(""), palette.ink, size / 500);
}
