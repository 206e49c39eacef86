import { describe, expect, it } from "vitest";
import { expectFlatSvg } from "./expect-flat-svg.ts";
import { drawPlate, PLATE_KINDS } from "./plate.ts";
import type { PlateSpec } from "./plate-spec.ts";
import { THEMES, type Theme } from "./themes.ts";

const themes = Object.keys(THEMES).filter((name): name is Theme => name in THEMES);
const everyKindAndTheme = PLATE_KINDS.flatMap((kind) => themes.map((theme) => ({ kind, theme })));

const MOST_BYTES = 120 * 1024;

describe("drawPlate", () => {
  it("knows 23 kinds in 6 themes", () => {
    expect(everyKindAndTheme).toHaveLength(23 * 6);
  });

  it.each(everyKindAndTheme)(
    "draws $kind in $theme with shapes only, at the asked size",
    ({ kind, theme }) => {
      expectFlatSvg(drawPlate({ kind, theme, seed: "any", w: 900, h: 545 }), 900, 545);
    },
  );

  it.each(everyKindAndTheme)("draws $kind in $theme the same every time", ({ kind, theme }) => {
    const spec: PlateSpec = { kind, theme, seed: "any" };
    expect(drawPlate(spec)).toBe(drawPlate({ ...spec }));
  });

  it.each(PLATE_KINDS)("keeps %s within 120 kB at its usual size", (kind) => {
    for (const seed of ["any", "other", "third"])
      expect(Buffer.byteLength(drawPlate({ kind, theme: "lime", seed }))).toBeLessThan(MOST_BYTES);
  });

  it("draws another picture for another seed wherever chance has a part", () => {
    const unmoved = PLATE_KINDS.filter((kind) => {
      const spec: PlateSpec = { kind, theme: "lime", seed: "any" };
      return drawPlate(spec) === drawPlate({ ...spec, seed: "other" });
    });
    expect(unmoved.toSorted()).toEqual(["balance", "construction", "dividers", "girih"]);
  });

  it("covers the plate when a girih is turned", () => {
    const svg = drawPlate({ kind: "girih", theme: "rose", seed: "any", w: 600, h: 400, rot: 30 });
    expectFlatSvg(svg, 600, 400);
    expect(svg).toContain(`<g transform="rotate(30 300 200)`);
  });

  it("takes data for courses and steps, and repeats it when it is short", () => {
    const steps = drawPlate({ kind: "steps", theme: "pist", seed: "any", n: 5, data: [0.2, 0.6] });
    const repeated = drawPlate({
      kind: "steps",
      theme: "pist",
      seed: "any",
      n: 5,
      data: [0.2, 0.6, 0.2, 0.6, 0.2],
    });
    expect(steps).toBe(repeated);
    expectFlatSvg(
      drawPlate({ kind: "courses", theme: "lime", seed: "any", n: 6, data: [0.5, 1] }),
      1200,
      800,
    );
  });
});
