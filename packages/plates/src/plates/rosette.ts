import { type Point, range, TAU } from "../geometry.ts";
import type { RosetteOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { polygon, stroke as strokePath } from "../svg.ts";
import { mixColours, type Palette } from "../themes.ts";
import { radialTick } from "../ticks.ts";

export function rosette(options: RosetteOptions, { w, h, palette, random }: Sheet): string {
  const {
    n = 16,
    cx = 0.62,
    cy = 0.5,
    R = 0.62,
    rings = n / 2 - 1,
    stroke = true,
    protractor = true,
  } = options;
  const x = w * cx;
  const y = h * cy;
  const node = latticeOf(n);
  const reach = Math.hypot(...node(n / 2, 0));
  const scale = (h * R) / reach;
  const place = (point: Point): Point => [x + point[0] * scale, y + point[1] * scale];
  const outline = stroke ? { stroke: palette.ground, width: h / 330, join: "round" as const } : {};
  const colours = heatColours(palette);

  let rosette = "";
  for (let ring = 0; ring < rings; ring++)
    for (let petal = 0; petal < n; petal++) {
      const rhomb = [
        node(ring, petal),
        node(ring + 1, petal),
        node(ring + 2, petal - 1),
        node(ring + 1, petal - 1),
      ].map(place);
      const swell = 0.5 + 0.5 * Math.sin(((petal * TAU) / n) * 3 + ring * 0.8);
      rosette += polygon(rhomb, colours(swell * 0.75 + random() * 0.25), outline);
    }
  if (!protractor) return rosette;
  const ticks = range(180).map((half) => {
    const degree = half * 2;
    const length = degree % 30 === 0 ? h * 0.05 : degree % 10 === 0 ? h * 0.032 : h * 0.016;
    return radialTick(x, y, reach * scale * 1.03, length, (degree * TAU) / 360);
  });
  return rosette + strokePath(ticks.join(""), palette.ink, h / 420, { opacity: 0.8 });
}

/** The nodes of the rosette: the `steps`-th one reached from the centre by unit steps that start at `petal`. */
function latticeOf(petals: number): (steps: number, petal: number) => Point {
  return (steps, petal) => {
    let x = 0;
    let y = 0;
    for (let step = petal; step < petal + steps; step++) {
      const direction = ((step % petals) + petals) % petals;
      x += Math.cos((TAU * direction) / petals);
      y += Math.sin((TAU * direction) / petals);
    }
    return [x, y];
  };
}

/** The colour of a value from 0 to 1; only the very highest take the accent. */
function heatColours({ low, mid, ink, accent }: Palette): (value: number) => string {
  const ramp = [low, mid, mixColours(mid, ink, 0.35), mixColours(mid, ink, 0.7), ink];
  return (value) => (value > 0.93 ? accent : (ramp[Math.min(4, Math.floor(value * 5))] ?? ink));
}
