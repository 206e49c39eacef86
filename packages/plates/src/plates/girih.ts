import { clamp, hankinStar, regularPolygon, TAU } from "../geometry.ts";
import type { GirihOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { polygon } from "../svg.ts";
import { mixColours } from "../themes.ts";

/** Octagons and the squares between them (the 4.8.8 tiling), each holding its star. */
export function girih(options: GirihOptions, { w, h, palette }: Sheet): string {
  const { s: pitch = 130, th0 = 40, th1 = 76, rot = 0 } = options;
  const side = pitch / (1 + Math.SQRT2);
  const columns = Math.ceil(w / pitch) + 3;
  const rows = Math.ceil(h / pitch) + 3;
  const originX = (w - (columns - 1) * pitch) / 2;
  const originY = (h - (rows - 1) * pitch) / 2;

  const contactAngle = (x: number, y: number) => {
    const drift = clamp((x * 0.8 + y * 0.35) / (w * 0.8 + h * 0.35), 0, 1);
    return ((th0 + (th1 - th0) * drift) * Math.PI) / 180;
  };
  const colourOf = (row: number, column: number) => {
    if ((row * 5 + column) % 17 === 9) return palette.alternate;
    if ((row * 7 + column * 3) % 11 === 0) return palette.accent;
    return (row + column) % 2 ? palette.ink : mixColours(palette.ink, palette.ground, 0.16);
  };

  let tiling = "";
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = originX + column * pitch;
      const y = originY + row * pitch;
      const octagon = regularPolygon(x, y, side / 2 / Math.sin(Math.PI / 8), 8, TAU / 16);
      tiling += polygon(hankinStar(octagon, contactAngle(x, y)), colourOf(row, column));

      const betweenX = x + pitch / 2;
      const betweenY = y + pitch / 2;
      const square = regularPolygon(betweenX, betweenY, side / Math.SQRT2, 4);
      tiling += polygon(hankinStar(square, contactAngle(betweenX, betweenY)), palette.mid);
    }
  return rot ? turned(tiling, rot, w / 2, h / 2) : tiling;
}

/** The tiling turned about the middle, and enlarged so that its corners still cover the plate. */
function turned(tiling: string, degrees: number, x: number, y: number): string {
  const transform = `rotate(${degrees} ${x} ${y}) translate(${x} ${y}) scale(1.5) translate(${-x} ${-y})`;
  return `<g transform="${transform}">${tiling}</g>`;
}
