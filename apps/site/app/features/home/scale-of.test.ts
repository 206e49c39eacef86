import { describe, expect, it } from "vitest";
import { scaleOf } from "./scale-of.ts";

describe("HOME-29: the scale of the newest reading", () => {
  it.each([
    [[38, 81], null, { end: 90, block: 10 }],
    [[3, 11], null, { end: 11, block: 1 }],
    [[3, 11], 12, { end: 12, block: 1 }],
    [[38, 81], 100, { end: 100, block: 10 }],
    [[100], null, { end: 100, block: 10 }],
    [[400_000], null, { end: 400_000, block: 50_000 }],
    [[130], null, { end: 140, block: 20 }],
  ])("of %j up to %j", (values, max, scale) => {
    expect(scaleOf(values, max)).toEqual(scale);
  });

  it("has few blocks, and no value beyond its end", () => {
    for (let value = 1e-3; value < 1e12; value *= 1.37) {
      const { end, block } = scaleOf([value], null);
      expect(end).toBeGreaterThanOrEqual(value);
      expect(Math.round(end / block)).toBeLessThanOrEqual(13);
      expect(end).toBeLessThanOrEqual(value * 1.5);
    }
  });
});
