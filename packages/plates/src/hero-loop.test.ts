import { describe, expect, it } from "vitest";
import { drawHeroPoster, HERO_DURATION, heroFrame, type HeroBlock } from "./hero-loop.ts";
import { rasterise } from "./rasterise.ts";

const SIZE = { w: 1600, h: 900 };
const COURSE_HEIGHT = SIZE.h / 15;
const moments = Array.from({ length: 33 }, (_, quarter) => quarter / 4);

/** The limestone and accent blocks of a course: they are lighter than any block of the wall. */
const lightBlocks = (frame: HeroBlock[], course: number): HeroBlock[] =>
  frame.filter(
    ({ y, h, colour }) =>
      h < COURSE_HEIGHT &&
      Math.abs(y - (2 * course + 1) * COURSE_HEIGHT) < 1 &&
      parseInt(colour.slice(3, 5), 16) > 128,
  );

describe("heroFrame", () => {
  it("HOME-2: ends where it starts, so that the loop has no seam", () => {
    expect(heroFrame(HERO_DURATION, SIZE)).toEqual(heroFrame(0, SIZE));
    expect(heroFrame(-1, SIZE)).toEqual(heroFrame(HERO_DURATION - 1, SIZE));
  });

  it.each([3, 4, 5, 6])("HOME-2: keeps course %i off the ground where the text stands", (course) => {
    for (const moment of moments) {
      const starts = lightBlocks(heroFrame(moment, SIZE), course).map(({ x }) => x);
      expect(starts.length).toBeGreaterThan(0);
      expect(Math.round(Math.min(...starts))).toBeGreaterThanOrEqual(SIZE.w * 0.59);
    }
  });

  it("fills the frame before anything is drawn on it", () => {
    expect(heroFrame(0, SIZE)[0]).toEqual({ x: 0, y: 0, ...SIZE, colour: "#151c1f" });
  });
});

describe("drawHeroPoster", () => {
  it("HOME-6: is the first frame, block by block", () => {
    const poster = drawHeroPoster(SIZE);
    expect(poster.match(/<rect /g)).toHaveLength(heroFrame(0, SIZE).length);
    expect(poster).not.toMatch(/<(?!rect |\/?svg)|NaN|style=/);
  });
});

describe("rasterise", () => {
  const white = "#ffffff";

  it("fills the pixels a block covers and no other", () => {
    const pixels = rasterise([{ x: 1, y: 0, w: 1, h: 1, colour: "#0a141e" }], { w: 2, h: 1 });
    expect([...pixels]).toEqual([0, 0, 0, 10, 20, 30]);
  });

  it("smooths an edge by how much of the pixel it covers, and clips what lies outside", () => {
    const pixels = rasterise([{ x: -3, y: -1, w: 3.5, h: 5, colour: white }], { w: 2, h: 1 });
    expect([...pixels]).toEqual([127, 127, 127, 0, 0, 0]);
    expect([...rasterise([{ x: 5, y: 0, w: 2, h: 1, colour: white }], { w: 1, h: 1 })]).toEqual([0, 0, 0]);
  });

  it("lays a translucent block over what is under it", () => {
    const ground = { x: 0, y: 0, w: 1, h: 1, colour: "#000000" };
    const pixels = rasterise([ground, { ...ground, colour: white, opacity: 0.5 }], { w: 1, h: 1 });
    expect([...pixels]).toEqual([127, 127, 127]);
  });
});
