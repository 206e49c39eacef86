import { range } from "./geometry.ts";
import { seededRandom } from "./random.ts";
import { rect } from "./svg.ts";
import { INK, mixColours } from "./themes.ts";

/*
 * The hero's loop, "the wall takes a reading": seven limestone courses slide like drawers out of a
 * basalt wall and settle as a bar chart, four readings one after another, without a seam (HOME-2).
 */

/** Length of the loop, in seconds. */
export const HERO_DURATION = 8;

export interface HeroSize {
  w: number;
  h: number;
}

/** A flat rectangle of a frame, in pixels; later ones lie over earlier ones. */
export interface HeroBlock {
  x: number;
  y: number;
  w: number;
  h: number;
  colour: string;
  opacity?: number;
}

interface Reading {
  lengths: readonly number[];
  /** The course in the accent colour. */
  highlight: number;
}

const READINGS: readonly [Reading, ...Reading[]] = [
  { lengths: [0.6, 0.98, 0.8, 0.92, 0.7, 0.96, 0.52], highlight: 3 },
  { lengths: [0.96, 0.72, 0.94, 0.64, 0.98, 0.6, 0.88], highlight: 0 },
  { lengths: [0.74, 0.88, 1, 0.84, 0.6, 0.82, 0.98], highlight: 2 },
  { lengths: [0.92, 0.58, 0.72, 1, 0.88, 0.66, 0.7], highlight: 4 },
];
const READING_DURATION = HERO_DURATION / READINGS.length;

/** The most each course may take of the width; the lower ones leave clear ground for the text. */
const REACH = [0.7, 0.66, 0.58, 0.41, 0.39, 0.4, 0.37];
const ROWS = 2 * REACH.length + 1;

const STONE = { light: "#eef2ed", dark: "#aab7ae" };
const ACCENT = { light: "#b4d84b", dark: "#8fb92b" };

/** Widths are designed on a frame this wide. */
const DESIGN_WIDTH = 1600;

/** One moment of the loop, `t` seconds in, as rectangles from back to front. */
export function heroFrame(t: number, size: HeroSize): HeroBlock[] {
  const { w, h } = size;
  const time = ((t % HERO_DURATION) + HERO_DURATION) % HERO_DURATION;
  const current = Math.floor(time / READING_DURATION);
  const elapsed = time - current * READING_DURATION;
  const from = READINGS[current] ?? READINGS[0];
  const to = READINGS[(current + 1) % READINGS.length] ?? READINGS[0];

  const courses = REACH.map((reach, row) => {
    const progress = ease((elapsed - 0.05 - row * 0.075) / 1.15);
    const start = (from.lengths[row] ?? 0) * reach * w;
    const end = (to.lengths[row] ?? 0) * reach * w;
    const leaving = from.highlight === row ? 1 - progress : 0;
    const arriving = to.highlight === row ? progress : 0;
    return { row, length: start + (end - start) * progress, highlight: leaving + arriving };
  });
  return [
    { x: 0, y: 0, w, h, colour: INK },
    ...wall(size),
    ...courses.flatMap((course) => drawer(course, size)),
    ...hairline(courses, size),
  ];
}

interface Course {
  row: number;
  length: number;
  /** How far the course has turned to the accent, 0…1. */
  highlight: number;
}

const joint = ({ w }: HeroSize): number => Math.max(1, w / 1100);

function wall(size: HeroSize): HeroBlock[] {
  const { w, h } = size;
  const scale = w / DESIGN_WIDTH;
  const height = h / ROWS;
  return range(ROWS).flatMap((row) => {
    const random = seededRandom(`wall${row}`);
    const odd = row % 2 === 1;
    const blocks: HeroBlock[] = [];
    for (let x = -random() * 140 * scale; x < w;) {
      const width = (110 + random() * 120) * scale;
      const share = odd ? 0.25 + random() * 0.3 : 0.22 + random() * 0.34;
      const colour = mixColours(INK, odd ? "#0b1012" : "#333f43", share);
      blocks.push({ x, y: row * height, w: width - joint(size), h: height - joint(size), colour });
      x += width;
    }
    return blocks;
  });
}

function drawer({ row, length, highlight }: Course, size: HeroSize): HeroBlock[] {
  const { w, h } = size;
  const scale = w / DESIGN_WIDTH;
  const height = h / ROWS;
  const random = seededRandom(`course${row}`);
  const blocks: HeroBlock[] = [];
  for (let x = w - length; x < w;) {
    const width = (95 + random() * 105) * scale;
    const tone = random();
    const stone = mixColours(STONE.light, STONE.dark, tone * 0.28);
    const accent = mixColours(ACCENT.light, ACCENT.dark, tone * 0.35);
    const colour = mixColours(stone, accent, highlight);
    blocks.push({ x, y: (2 * row + 1) * height, w: width - joint(size), h: height - joint(size), colour });
    x += width;
  }
  return blocks;
}

/** Carries the end of the highlighted course up to the ruler above the hero. */
function hairline(courses: readonly Course[], { w, h }: HeroSize): HeroBlock[] {
  const course = courses.findLast(({ highlight }) => highlight > 0.5);
  if (!course) return [];
  const half = (w / DESIGN_WIDTH) * 1.1;
  const colour = mixColours(STONE.light, ACCENT.light, course.highlight);
  const height = (2 * course.row + 1) * (h / ROWS);
  return [{ x: w - course.length - half, y: 0, w: 2 * half, h: height, colour, opacity: 0.9 }];
}

/** Cubic ease in and out; holds before 0 and after 1. */
function ease(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  return share < 0.5 ? 4 * share ** 3 : 1 - Math.pow(-2 * share + 2, 3) / 2;
}

/** The loop's first frame as an `<svg>`: the poster that the video starts from without a jump (HOME-6). */
export function drawHeroPoster({ w, h }: HeroSize = { w: DESIGN_WIDTH, h: 900 }): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" preserveAspectRatio="xMaxYMid slice">`;
  const blocks = heroFrame(0, { w, h }).map(({ x, y, w, h, colour, opacity }) =>
    rect(x, y, w, h, colour, { opacity }),
  );
  return `${open}${blocks.join("")}</svg>`;
}
