import type { Random } from "./random.ts";
import { rect } from "./svg.ts";
import { mixColours } from "./themes.ts";

interface Course {
  /** Where the course starts. */
  x: number;
  y: number;
  length: number;
  height: number;
  colour: string;
  /** Typical width of a block. */
  unit: number;
  /** How far a block's tone may stray, as a share. */
  vary: number;
  joint?: number;
  /** Whether blocks are laid from `x` towards smaller coordinates. */
  backward?: boolean;
}

/** One course of dressed stone: blocks of unlike width and tone, parted by joints. */
export function ashlar(course: Course, random: Random): string {
  const { x, y, length, height, colour, unit, vary, joint = 1.4, backward = false } = course;
  let blocks = "";
  let laid = 0;
  while (laid < length - 0.5) {
    const width = Math.min(unit * (0.7 + random() * 0.7), length - laid);
    const tone = mixColours(colour, random() > 0.5 ? "#ffffff" : "#000000", random() * vary);
    blocks += rect(backward ? x - laid - width : x + laid, y, width - joint, height, tone);
    laid += width;
  }
  return blocks;
}
