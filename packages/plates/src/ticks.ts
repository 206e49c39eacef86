import { polar } from "./geometry.ts";
import { lineThrough, num, rect, stroke } from "./svg.ts";
import type { Sheet } from "./sheet.ts";

/** An edge of a plate as it is drawn, for left-to-right reading. */
export type Edge = "top" | "bottom" | "start" | "end";

/** Distance between two ticks of an edge's scale. */
const gapOf = ({ h }: Sheet): number => h / 80;

/** Length of an ordinary tick of an edge's scale. */
const unitOf = ({ h }: Sheet): number => h / 48;

/** The nth of a scale: every fifth tick is longer than its neighbours, every tenth the longest. */
export function graded(n: number, tenth: number, fifth: number, other: number): number {
  if (n % 10 === 0) return tenth;
  return n % 5 === 0 ? fifth : other;
}

/** Path data of one tick on a circle, from its radius outwards (inwards when the length is negative). */
export const radialTick = (cx: number, cy: number, radius: number, length: number, angle: number): string =>
  lineThrough([polar(cx, cy, radius, angle), polar(cx, cy, radius + length, angle)]);

/** The scale along one edge of a plate: the signature detail of the kit. */
export function edgeTicks(sheet: Sheet, edge: Edge, opacity = 0.9): string {
  const gap = gapOf(sheet);
  const unit = unitOf(sheet);
  const along = edge === "top" || edge === "bottom" ? sheet.w : sheet.h;
  let scale = "";
  let count = 0;
  for (let position = gap; position < along; position += gap)
    scale += edgeTick(sheet, edge, position, graded(++count, unit * 2.2, unit * 1.5, unit));
  return stroke(scale, sheet.palette.ink, sheet.h / 400, { opacity });
}

function edgeTick({ w, h }: Sheet, edge: Edge, position: number, length: number): string {
  if (edge === "top") return `M${num(position)} 0v${num(length)}`;
  if (edge === "bottom") return `M${num(position)} ${h}v${num(-length)}`;
  if (edge === "start") return `M0 ${num(position)}h${num(length)}`;
  return `M${w} ${num(position)}h${num(-length)}`;
}

/** A reading marked on the scale along the top edge, at a share of its length. */
export function topReading(sheet: Sheet, share: number, colour: string): string {
  const gap = gapOf(sheet);
  const x = Math.round((share * sheet.w) / gap) * gap;
  const thickness = sheet.h / 100;
  return rect(x - thickness / 2, 0, thickness, unitOf(sheet) * 4.2, colour);
}
