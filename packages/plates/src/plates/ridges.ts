import { range, type Point } from "../geometry.ts";
import type { RidgesOptions } from "../plate-spec.ts";
import type { Random } from "../random.ts";
import type { Sheet } from "../sheet.ts";
import { lineThrough, polygon, stroke } from "../svg.ts";
import { edgeTicks, topReading } from "../ticks.ts";

const SAMPLES = 120;

export function ridges(options: RidgesOptions, sheet: Sheet): string {
  const { n = 9, hi = Math.floor(n * 0.55) } = options;
  const { w, h, palette, random } = sheet;
  const top = h * 0.26;
  const layers = range(n).map((layer) => {
    const sunk = layer === n - 1 ? h * 0.02 : 0;
    const base = top + ((h - top) * (layer + 1)) / n + sunk;
    const height = h * 0.3 * (1 - (layer / n) * 0.25);
    const density = distribution(random);
    const crest = range(SAMPLES + 1).map((sample): Point => {
      const share = sample / SAMPLES;
      return [(w * sample) / SAMPLES, base - (height * density(share)) / 1.5];
    });
    const stone = layer % 2 ? palette.ink : palette.mid;
    const hill = polygon([...crest, [w, h], [0, h]], layer === hi ? palette.accent : stone);
    return hill + stroke(lineThrough(crest), palette.ground, h / 300);
  });
  return layers.join("") + edgeTicks(sheet, "top") + topReading(sheet, 0.38, palette.alternate);
}

/** A sum of three bells at chance places. */
function distribution(random: Random): (share: number) => number {
  const bells = range(3).map(() => ({
    mean: 0.12 + random() * 0.76,
    spread: 0.045 + random() * 0.09,
    weight: 0.35 + random() * 0.65,
  }));
  return (share) =>
    bells.reduce(
      (sum, { mean, spread, weight }) => sum + weight * Math.exp(-Math.pow((share - mean) / spread, 2) / 2),
      0,
    );
}
