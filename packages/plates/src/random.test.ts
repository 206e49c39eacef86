import { describe, expect, it } from "vitest";
import { seededRandom } from "./random.ts";

const draw = (seed: string, count: number): number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe("seededRandom", () => {
  it("gives the same sequence for the same seed, and another for another", () => {
    expect(draw("pricing", 20)).toEqual(draw("pricing", 20));
    expect(draw("pricing", 20)).not.toEqual(draw("retail", 20));
    expect(draw("تسعير", 20)).not.toEqual(draw("تجزئة", 20));
  });

  it("stays in [0, 1) and spreads evenly", () => {
    const numbers = draw("any", 10_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    expect(mean).toBeCloseTo(0.5, 1);
  });
});
