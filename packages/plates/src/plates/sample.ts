import { range } from "../geometry.ts";
import type { SampleOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { circle, rect } from "../svg.ts";
import type { Palette } from "../themes.ts";

export function sample(options: SampleOptions, { w, h, palette, random }: Sheet): string {
  const { cell = 40, shape = "circle" } = options;
  const columns = Math.round(w / cell);
  const rows = Math.round(h / cell);
  const cellWidth = w / columns;
  const cellHeight = h / rows;
  const mark = (x: number, y: number, radius: number, fill: string, opacity?: number) =>
    shape === "square"
      ? rect(x - radius, y - radius, 2 * radius, 2 * radius, fill, { opacity })
      : circle(x, y, radius, { fill, opacity });

  return range(rows)
    .flatMap((row) =>
      range(columns).map((column) => {
        const x = (column + 0.5) * cellWidth;
        const y = (row + 0.5) * cellHeight;
        const stratum = stratumAt(column, row);
        const drawn = random() < 0.07 + 0.09 * modulo(stratum, 3);
        return drawn
          ? mark(x, y, cellWidth * 0.36, stratumColour(stratum, palette))
          : mark(x, y, cellWidth * 0.16, palette.muted, 0.55);
      }),
    )
    .join("");
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;

/** Strata run across the grid in bands. */
const stratumAt = (column: number, row: number): number =>
  Math.floor((Math.sin(column * 0.21 + 1) * 2.2 + Math.cos(row * 0.33) * 1.6 + row * 0.38) / 1.6);

function stratumColour(stratum: number, palette: Palette): string {
  if (modulo(stratum, 4) === 2) return palette.alternate;
  return modulo(stratum, 2) ? palette.ink : palette.accent;
}
