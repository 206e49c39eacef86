import { range } from "../geometry.ts";
import type { TallyOptions } from "../plate-spec.ts";
import type { Random } from "../random.ts";
import type { Sheet } from "../sheet.ts";
import { d, stroke } from "../svg.ts";

export function tally({ cell = 100 }: TallyOptions, { w, h, palette, random }: Sheet): string {
  const columns = Math.round(w / cell);
  const rows = Math.round(h / cell);
  const width = w / columns;
  const height = h / rows;
  const highlight = Math.floor(rows / 2);
  let empty = "";
  let counted = "";
  let highlighted = "";
  for (let row = 0; row < rows; row++) {
    const full = Math.floor(columns * (0.35 + 0.62 * random()));
    let gates = "";
    for (let column = 0; column < columns; column++) {
      const place = { x: column * width + width * 0.2, y: row * height + height * 0.24 };
      const gate = { ...place, height: height * 0.54, spacing: width * 0.17 };
      if (column > full) empty += d`M${gate.x} ${gate.y + gate.height}h${gate.spacing * 3}`;
      else if (column === full) gates += strokes(1 + Math.floor(random() * 4), gate, random);
      else gates += strokes(4, gate, random) + crossbar(gate);
    }
    if (row === highlight) highlighted += gates;
    else counted += gates;
  }
  const pen = cell * 0.055;
  return (
    stroke(empty, palette.mid, pen) +
    stroke(counted, palette.ink, pen) +
    stroke(highlighted, palette.accent, pen)
  );
}

interface Gate {
  x: number;
  y: number;
  height: number;
  spacing: number;
}

/** Upright strokes of an unsteady hand. */
const strokes = (count: number, { x, y, height, spacing }: Gate, random: Random): string =>
  range(count)
    .map((bar) => {
      const start = x + bar * spacing + (random() - 0.5) * 3;
      return d`M${start} ${y + (random() - 0.5) * 6}l${(random() - 0.5) * 5} ${height}`;
    })
    .join("");

const crossbar = ({ x, y, height, spacing }: Gate): string =>
  d`M${x - spacing * 0.55} ${y + height * 0.78}L${x + spacing * 3.6} ${y + height * 0.22}`;
