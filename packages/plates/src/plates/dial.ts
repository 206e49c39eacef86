import { polar, range, TAU } from "../geometry.ts";
import type { DialOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, d, polygon, stroke } from "../svg.ts";
import { mixColours } from "../themes.ts";
import { radialTick } from "../ticks.ts";

export function dial(options: DialOptions, { w, h, palette, random }: Sheet): string {
  const { cx = 0.5, cy = 0.5, r = 0.62, hands = [-0.35, 0.9] } = options;
  const x = w * cx;
  const y = h * cy;
  const radius = h * r;

  const scale = range(180).map((tick) =>
    radialTick(x, y, radius, -(tick % 5 === 0 ? radius * 0.03 * 2 : radius * 0.03), (tick * TAU) / 180),
  );
  const arc = (distance: number, from: number, to: number, colour: string) => {
    const large = to - from > Math.PI ? 1 : 0;
    const end = polar(x, y, distance, to);
    const data = d`M${polar(x, y, distance, from)}A${distance} ${distance} 0 ${large} 1 ${end}`;
    return stroke(data, colour, radius * 0.085);
  };
  const colours = [palette.ink, palette.accent, palette.ink, palette.alternate, palette.ink];
  const rings = colours.map((colour, ring) => {
    const distance = radius * (0.84 - ring * 0.135);
    const from = -Math.PI / 2 + random() * 0.5;
    const length = 1.2 + random() * 3.6;
    const groove = arc(distance, 0, TAU - 0.001, mixColours(palette.low, palette.mid, 0.8));
    return groove + arc(distance, from, from + length, colour);
  });
  const pointers = hands.map((hand) => {
    const angle = hand * Math.PI;
    const side = (turn: number) => polar(x, y, radius * 0.02, angle + turn);
    const tip = polar(x, y, radius * 0.97, angle);
    const tail = polar(x, y, radius * 0.16, angle + Math.PI);
    return polygon([side(1.57), tip, side(-1.57), tail], palette.ink);
  });

  return [
    circle(x, y, radius, { fill: palette.low }),
    stroke(scale.join(""), palette.ink, h / 380),
    circle(x, y, radius, { stroke: palette.ink, width: h / 300 }),
    ...rings,
    circle(x, y, radius * 0.17, { stroke: palette.ink, width: h / 260 }),
    circle(x, y, radius * 0.035, { fill: palette.ink }),
    ...pointers,
  ].join("");
}
