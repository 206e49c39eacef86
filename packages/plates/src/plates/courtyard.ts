import { polar, range, regularPolygon, star, TAU } from "../geometry.ts";
import type { CourtyardOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, d, lineThrough, path, polygon, rect, stroke } from "../svg.ts";
import { THEMES } from "../themes.ts";
import { radialTick } from "../ticks.ts";

const { ground: WATER, muted: RIPPLE, ink: FOAM } = THEMES.barada;

export function courtyard(options: CourtyardOptions, sheet: Sheet): string {
  const { seats = 9, cx = 0.5, cy = 0.5 } = options;
  const x = sheet.w * cx;
  const y = sheet.h * cy;
  const places = range(seats).map((place) =>
    seat(place, -Math.PI / 2 + (place * TAU) / seats + 0.12, x, y, sheet),
  );
  return paving(sheet) + fountain(x, y, sheet) + places.join("");
}

function paving({ w, h, palette }: Sheet): string {
  const slab = h / 13;
  let paving = "";
  for (let row = 0; row * slab < h; row++)
    for (let column = row % 2; column * slab < w; column += 2)
      paving += rect(column * slab, row * slab, slab, slab, palette.low);
  return paving;
}

function fountain(x: number, y: number, { h, palette }: Sheet): string {
  const basin = regularPolygon(x, y, h * 0.178, 8, TAU / 16);
  const ripples = [1, 2, 3].map((ripple) =>
    circle(x, y, h * 0.044 * ripple, { stroke: RIPPLE, width: h / 330 }),
  );
  return [
    polygon(regularPolygon(x, y, h * 0.215, 8, TAU / 16), palette.ink),
    polygon(basin, WATER),
    polygon(basin, "none", { stroke: palette.ground, width: h / 260 }),
    ...ripples,
    polygon(star(x, y, h * 0.036, h * 0.018, 8), FOAM),
  ].join("");
}

/** One seat, the line of sight to the fountain, and a tick for each minute its guest spoke. */
function seat(place: number, angle: number, x: number, y: number, { h, palette, random }: Sheet): string {
  const distance = h * 0.355;
  const radius = h * 0.052;
  const [px, py] = polar(x, y, distance, angle);
  const corner = (turn: number) => polar(px, py, radius, angle + turn);
  const back = d`M${corner(Math.PI / 2)}A${radius} ${radius} 0 0 0 ${corner(-Math.PI / 2)}Z`;
  const colours: Record<number, string> = { 2: palette.alternate, 6: palette.accent };

  const minutes = Math.round(4 + (0.3 + 0.7 * random()) * 13);
  const spoken = range(minutes).map((minute) => {
    const length = h * (minute % 5 === 0 ? 0.115 : 0.095) - h * 0.07;
    return radialTick(x, y, distance + h * 0.07, length, angle - 0.17 + (minute * 0.34) / 17);
  });
  const sight = lineThrough([polar(x, y, distance - h * 0.07, angle), polar(x, y, h * 0.23, angle)]);
  return [
    path(back, { fill: colours[place] ?? palette.ink }),
    stroke(spoken.join(""), palette.ink, h / 300),
    stroke(sight, palette.ink, h / 420, { opacity: 0.5 }),
  ].join("");
}
