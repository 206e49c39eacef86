import { range, type Point } from "../geometry.ts";
import type { NoOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, d, polygon, rect, stroke } from "../svg.ts";
import { graded } from "../ticks.ts";

/** A pair of dividers set on a scale. */
export function dividers(_options: NoOptions, sheet: Sheet): string {
  const { w, h, palette } = sheet;
  const hinge: Point = [w * 0.46, h * 0.12];
  const base = h * 0.84;
  const from: Point = [w * 0.2, base];
  const to: Point = [w * 0.74, base];
  const sweep = w * 0.29;
  const half = w * 0.03;
  return [
    ruler(base, sheet),
    rect(from[0], base, to[0] - from[0], h * 0.022, palette.accent),
    stroke(d`M${from}A${sweep} ${sweep} 0 0 1 ${to}`, palette.muted, 2, { dash: "2 9" }),
    leg(hinge, from, half, palette.ink),
    leg(hinge, to, half, palette.mid),
    circle(...hinge, w * 0.07, { fill: palette.ink }),
    circle(...hinge, w * 0.026, { fill: palette.accent }),
    quadrant(hinge, from, to, sheet),
  ].join("");
}

function ruler(base: number, { w, h, palette }: Sheet): string {
  const scale = range(73).map(
    (tick) => d`M${w * 0.08 + tick * w * 0.0117} ${base}v${graded(tick, h * 0.06, h * 0.04, h * 0.022)}`,
  );
  return rect(w * 0.08, base - 2, w * 0.845, 4, palette.ink) + stroke(scale.join(""), palette.ink, 2);
}

/** A leg from the hinge to its point on the scale, thick to the knee and pointed below it. */
function leg(hinge: Point, point: Point, half: number, fill: string): string {
  const dx = point[0] - hinge[0];
  const dy = point[1] - hinge[1];
  const length = Math.hypot(dx, dy);
  const beside = (along: number, width: number): Point => [
    hinge[0] + dx * along + (-dy / length) * width,
    hinge[1] + dy * along + (dx / length) * width,
  ];
  const knee = 0.55;
  return polygon(
    [beside(0, half), beside(knee, half), point, beside(knee, -half * 0.4), beside(0, -half * 0.4)],
    fill,
  );
}

/** The graduated bar that holds the legs apart. */
function quadrant(hinge: Point, from: Point, to: Point, { w, h, palette }: Sheet): string {
  const y = h * 0.46;
  const share = (y - hinge[1]) / (from[1] - hinge[1]);
  const start = hinge[0] + (from[0] - hinge[0]) * share;
  const end = hinge[0] + (to[0] - hinge[0]) * share;
  const ticks = range(15).map((index) => {
    const along = (index + 1) / 16;
    const foot = y - h * 0.022 - Math.sin(Math.PI * along) * h * 0.018;
    return d`M${start + (end - start) * along} ${foot}v${-h * 0.02}`;
  });
  const bar = stroke(d`M${start} ${y}A${w * 0.34} ${w * 0.34} 0 0 1 ${end} ${y}`, palette.ink, 9);
  return bar + stroke(ticks.join(""), palette.ink, 2);
}
