import { polar, range, type Point } from "../geometry.ts";
import type { BalanceOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, d, path, polygon, rect, stroke } from "../svg.ts";
import { radialTick } from "../ticks.ts";

export function balance({ tilt = -7 }: BalanceOptions, sheet: Sheet): string {
  const { w, h, palette } = sheet;
  const x = w / 2;
  const y = h * 0.3;
  const angle = (tilt * Math.PI) / 180;
  const reach = w * 0.33;
  const first: Point = [x - reach * Math.cos(angle), y - reach * Math.sin(angle)];
  const second: Point = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];

  const scale = range(61).map((mark) => {
    const degree = mark - 30;
    const length = degree % 5 === 0 ? h * 0.035 : h * 0.018;
    return radialTick(x, y, h * 0.19, length, -Math.PI / 2 + degree * 0.022);
  });
  const half = h * 0.014;
  const beam: Point[] = [
    [first[0], first[1] - half],
    [second[0], second[1] - half],
    [second[0], second[1] + half],
    [first[0], first[1] + half],
  ];
  const needle = [
    polar(x, y, w * 0.022, angle + Math.PI),
    polar(x, y, h * 0.185, angle - Math.PI / 2),
    polar(x, y, w * 0.022, angle),
  ];
  return [
    stroke(scale.join(""), palette.ink, 2),
    stand(x, y, sheet),
    polygon(beam, palette.ink),
    polygon(needle, palette.alternate),
    circle(x, y, w * 0.03, { fill: palette.ground, stroke: palette.ink, width: 6 }),
    pan(first, 3, palette.accent, sheet),
    pan(second, 2, palette.muted, sheet),
  ].join("");
}

function stand(x: number, y: number, { w, h, palette }: Sheet): string {
  const half = w * 0.018;
  const bands = range(4).map((band) =>
    rect(x - half, h * (0.4 + 0.11 * band), w * 0.036, h * 0.05, palette.mid),
  );
  const foot: Point[] = [
    [x - w * 0.17, h * 0.9],
    [x + w * 0.17, h * 0.9],
    [x + w * 0.1, h * 0.84],
    [x - w * 0.1, h * 0.84],
  ];
  return rect(x - half, y, w * 0.036, h * 0.56, palette.ink) + polygon(foot, palette.ink) + bands.join("");
}

/** A pan hanging from one end of the beam, with its weights. */
function pan(end: Point, weights: number, colour: string, { w, h, palette }: Sheet): string {
  const [x] = end;
  const y = end[1] + h * 0.26;
  const half = w * 0.15;
  const block = h * 0.052;
  const stack = range(weights).map((weight) => {
    const width = half * (1.5 - 0.36 * weight);
    const fill = weight % 2 ? palette.mid : colour;
    return rect(x - width / 2, y - block * (weight + 1), width, block - 1.5, fill);
  });
  const bowl = d`M${x - half} ${y}H${x + half}A${half} ${half * 0.62} 0 0 1 ${x - half} ${y}Z`;
  return [
    stroke(d`M${end}L${x - half} ${y}M${end}L${x + half} ${y}`, palette.ink, 2.4),
    ...stack,
    path(bowl, { fill: palette.ink }),
  ].join("");
}
