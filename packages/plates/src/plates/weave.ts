import { clamp, type Point } from "../geometry.ts";
import type { WeaveOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { polygon } from "../svg.ts";
import { mixColours } from "../themes.ts";

export function weave({ s: pitch = 58 }: WeaveOptions, { w, h, palette, random }: Sheet): string {
  const { ground, low, mid, accent, ink, alternate } = palette;
  const ramp = [ground, low, mid, mixColours(mid, accent, 0.5), accent, ink];
  const outline = { stroke: ground, width: 1.2 };
  let cloth = "";
  for (let row = -1; row <= Math.ceil((h / pitch) * 2) + 1; row++)
    for (let column = -1; column <= Math.ceil(w / pitch) + 1; column++) {
      const x = column * pitch + (row % 2 ? pitch / 2 : 0);
      const y = (row * pitch) / 2;
      const u = x / w;
      const v = y / h;
      const noise = 0.22 * (random() - 0.5);
      const value = 0.5 + 0.34 * Math.sin(u * 6.3 + v * 2.5) + 0.26 * Math.cos(v * 8 - u * 3) + noise;
      const thread = ramp[clamp(Math.floor(value * 6), 0, 5)] ?? ink;
      cloth += polygon(lozenge(x, y, pitch / 2), random() > 0.985 ? alternate : thread, outline);
      if (value > 0.62) cloth += polygon(lozenge(x, y, pitch / 6), value > 0.85 ? accent : ground);
    }
  return cloth;
}

const lozenge = (x: number, y: number, reach: number): Point[] => [
  [x, y - reach],
  [x + reach, y],
  [x, y + reach],
  [x - reach, y],
];
