import { describe, expect, it } from "vitest";
import { expectFlatSvg } from "../expect-flat-svg.ts";
import { drawPortrait } from "./portrait.ts";
import { portraits } from "./portraits.ts";

const people = Object.entries(portraits);

describe("drawPortrait", () => {
  it.each(people)("draws %s with shapes only, the same every time", (_name, spec) => {
    expectFlatSvg(drawPortrait(spec), 640, 800);
    expect(drawPortrait(spec)).toBe(drawPortrait({ ...spec }));
  });

  it("draws no two people alike", () => {
    expect(new Set(people.map(([, spec]) => drawPortrait(spec))).size).toBe(people.length);
  });

  it("draws at the asked size", () => {
    expectFlatSvg(drawPortrait({ theme: "lime", hair: "long", w: 320, h: 400 }), 320, 400);
  });
});
