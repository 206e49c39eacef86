import { range } from "../geometry.ts";
import type { ShelfOptions } from "../plate-spec.ts";
import type { Random } from "../random.ts";
import type { Sheet } from "../sheet.ts";
import { num, rect, stroke } from "../svg.ts";
import type { Palette } from "../themes.ts";
import { PACKS, type Pack } from "./packs.ts";

export function shelf({ rows = 3 }: ShelfOptions, { w, h, palette, random }: Sheet): string {
  const height = h / rows;
  const boards = range(rows).map((row) => {
    const base = (row + 1) * height - height * 0.08;
    return facings(w, height, base, palette, random) + board(w, height, base, palette);
  });
  return boards.join("");
}

/** One row of goods, in runs of the same pack; a run may be out of stock. */
function facings(w: number, height: number, base: number, palette: Palette, random: Random): string {
  const nextRun = runs(palette, random);
  const end = w * 0.985;
  let goods = "";
  let x = w * 0.02;
  let run = nextRun();
  let left = run.facings;
  while (x < end) {
    if (left === 0) {
      run = nextRun();
      left = run.facings;
    }
    left--;
    const packWidth = height * run.pack.width;
    const packHeight = height * run.pack.height;
    if (x + packWidth > end) break;
    goods += run.outOfStock
      ? emptyFacing(x, base, packWidth, packHeight, palette.muted)
      : run.pack.draw({ x, base, w: packWidth, h: packHeight, colour: run.colour, label: palette.ground });
    x += packWidth + 2;
  }
  return goods;
}

interface Run {
  pack: Pack;
  facings: number;
  colour: string;
  outOfStock: boolean;
}

function runs(palette: Palette, random: Random): () => Run {
  const colours = [palette.ink, palette.accent, palette.mid, palette.ink, palette.muted];
  let kind = Math.floor(random() * 4);
  return () => {
    kind = (kind + 1 + Math.floor(random() * 3)) % PACKS.length;
    const facings = 2 + Math.floor(random() * 4);
    const usual = colours[Math.floor(random() * colours.length)] ?? palette.ink;
    const outOfStock = random() < 0.17;
    const colour = random() < 0.1 ? palette.alternate : usual;
    return { pack: PACKS[kind] ?? PACKS[0], facings, colour, outOfStock };
  };
}

const emptyFacing = (x: number, base: number, w: number, h: number, colour: string): string =>
  rect(x + 2, base - h, w - 6, h, "none", { stroke: colour, width: 2, dash: "5 6" });

/** The board the goods stand on, with its price-rail scale. */
function board(w: number, height: number, base: number, palette: Palette): string {
  const thickness = height * 0.035;
  let scale = "";
  for (let x = 12; x < w; x += 12)
    scale += `M${x} ${num(base + thickness)}v${num(x % 60 === 0 ? height * 0.05 : height * 0.026)}`;
  return rect(0, base, w, thickness, palette.ink) + stroke(scale, palette.ink, 1.6);
}
