import { describe, expect, it } from "vitest";
import { shadeSteps } from "./shade-steps.ts";

describe("MKT-1: the shades of the map", () => {
  it.each([
    [
      [9480, 240],
      [500, 1000, 2000],
    ],
    [[100], [5, 10, 20]],
    [[8], [1, 2]],
    [[1, 0], [1]],
    [[0], []],
    [[], []],
  ])("of %j", (values, steps) => {
    expect(shadeSteps(values)).toEqual(steps);
  });

  it("rise, and the greatest value has the darkest", () => {
    for (let value = 1; value < 1e9; value = Math.ceil(value * 1.31)) {
      const steps = shadeSteps([value]);
      expect(steps).toEqual(steps.toSorted((one, two) => one - two));
      expect(steps.at(-1)).toBeLessThanOrEqual(value);
    }
  });
});
