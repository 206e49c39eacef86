import { range, type Point } from "../geometry.ts";
import type { NoOptions } from "../plate-spec.ts";
import type { Sheet } from "../sheet.ts";
import { polygon, rect } from "../svg.ts";

const RODS = 8;
const BEADS = 9;

/** An abacus holding a count on each rod. */
export function abacus(_options: NoOptions, sheet: Sheet): string {
  const { w, h, palette, random } = sheet;
  const start = w * 0.1;
  const end = w * 0.9;
  const top = h * 0.12;
  const bottom = h * 0.88;
  const spacing = (bottom - top) / RODS;
  const radius = spacing * 0.38;
  const highlights: Record<number, string> = { 2: palette.alternate, 5: palette.accent };

  const rods = range(RODS).map((rod) => {
    const y = top + (rod + 0.5) * spacing;
    const count = Math.round(2 + random() * 6);
    const beads = range(BEADS).map((position) => {
      const counted = position < count;
      const x = counted
        ? start + radius * 0.75 + position * radius * 1.42
        : end - radius * 0.75 - (BEADS - 1 - position) * radius * 1.42;
      return polygon(bead(x, y, radius), counted ? (highlights[rod] ?? palette.ink) : palette.muted);
    });
    return rect(start, y - 1.5, end - start, 3, palette.ink) + beads.join("");
  });

  const post = w * 0.03;
  const postHeight = bottom - top + h * 0.06;
  const railWidth = end - start + w * 0.06;
  const frame = [
    rect(start - post, top - h * 0.03, post, postHeight, palette.ink),
    rect(end, top - h * 0.03, post, postHeight, palette.ink),
    rect(start - post, top - h * 0.055, railWidth, h * 0.028, palette.ink),
    rect(start - post, bottom + h * 0.027, railWidth, h * 0.028, palette.ink),
  ];
  return [...frame, ...rods].join("");
}

const bead = (x: number, y: number, radius: number): Point[] => [
  [x - radius * 0.6, y - radius * 0.42],
  [x, y - radius],
  [x + radius * 0.6, y - radius * 0.42],
  [x + radius * 0.6, y + radius * 0.42],
  [x, y + radius],
  [x - radius * 0.6, y + radius * 0.42],
];
