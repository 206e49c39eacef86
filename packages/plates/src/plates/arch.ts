import { ashlar } from "../ashlar.ts";
import { polar, range } from "../geometry.ts";
import type { ArchOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { d, path, polygon, stroke } from "../svg.ts";
import { graded, radialTick } from "../ticks.ts";

/** Half the joint between two voussoirs, in radians. */
const JOINT = 0.0035;

export function arch(options: ArchOptions, sheet: Sheet): string {
  const { n = 19, cx = 0.5, cy = 0.86, r0 = 0.34, r1 = 0.98 } = options;
  const { w, h, palette, random } = sheet;
  const x = w * cx;
  const y = h * cy;
  const inner = h * r0;
  const highlight = Math.floor(n * 0.63);

  const opening = path(d`M${x - inner} ${y}A${inner} ${inner} 0 0 1 ${x + inner} ${y}Z`, {
    fill: palette.mid,
  });

  const voussoirs = range(n).map((stone) => {
    const from = Math.PI + (Math.PI * stone) / n + JOINT;
    const to = Math.PI + (Math.PI * (stone + 1)) / n - JOINT;
    const dark = stone % 2 === 0;
    const rise = dark ? 0.62 + 0.36 * Math.sin(stone * 0.9 + random() * 1.5) * 0.5 + 0.18 : 0.45;
    const outer = h * (r0 + (r1 - r0) * rise);
    const light = stone === highlight || stone === highlight + 1 ? palette.accent : palette.mid;
    return voussoir(x, y, inner, outer, from, to, dark ? palette.ink : light);
  });

  const scale = range(121).map((degree) => {
    const length = graded(degree, h * 0.04, h * 0.026, h * 0.014);
    return radialTick(x, y, inner - h * 0.02, -length, Math.PI + (Math.PI * degree) / 120);
  });

  const direction = Math.PI + Math.PI * 0.655;
  const needle = polygon(
    [
      polar(x, y, h * 0.015, direction - 1.57),
      polar(x, y, inner - h * 0.03, direction),
      polar(x, y, h * 0.015, direction + 1.57),
    ],
    palette.alternate,
  );
  const hub = h * 0.03;

  return [
    opening,
    ...voussoirs,
    stroke(scale.join(""), palette.ink, h / 420),
    needle,
    footing(y, sheet),
    path(d`M${x - hub} ${y}a${hub} ${hub} 0 0 1 ${h * 0.06} 0Z`, { fill: palette.ink }),
  ].join("");
}

function footing(top: number, { w, h, palette, random }: Sheet): string {
  const rows = Math.max(1, Math.round((h - top) / (h / 15)));
  const height = (h - top) / rows - 1.2;
  return range(rows)
    .map((row) => {
      const y = top + (row * (h - top)) / rows;
      const colour = row % 2 ? palette.mid : palette.ink;
      return ashlar({ x: 0, y, length: w, height, colour, unit: h / 7, vary: 0.06 }, random);
    })
    .join("");
}

function voussoir(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  fill: string,
): string {
  const foot = polar(x, y, inner, from);
  const rising = d`M${foot}L${polar(x, y, outer, from)}A${outer} ${outer} 0 0 1 ${polar(x, y, outer, to)}`;
  return path(rising + d`L${polar(x, y, inner, to)}A${inner} ${inner} 0 0 0 ${foot}Z`, { fill });
}
