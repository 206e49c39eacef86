import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confidenceLevels, isTooSmall, marginOfError, sampleSize } from "./sample-size.ts";
import type { Precision } from "./sample-size.ts";

const plain: Precision = { confidence: 95, share: 50, effect: 1, population: null };

const precisions: fc.Arbitrary<Precision> = fc.record({
  confidence: fc.constantFrom(...confidenceLevels),
  share: fc.double({ min: 1, max: 99, noNaN: true }),
  effect: fc.double({ min: 0.5, max: 10, noNaN: true }),
  population: fc.option(fc.integer({ min: 2, max: 1_000_000_000 })),
});
const margins = fc.double({ min: 0.5, max: 30, noNaN: true });

describe("sampleSize", () => {
  test.each([
    [5, {}, 385],
    [3, {}, 1068],
    [1, {}, 9604],
    [10, {}, 97],
    [5, { confidence: 90 }, 271],
    [5, { confidence: 99 }, 664],
    [5, { share: 10 }, 139],
    [5, { population: 1_000 }, 278],
    [5, { population: 10_000 }, 370],
    [3, { population: 10_000 }, 965],
    [5, { effect: 2 }, 769],
  ] as const)("PLAN-2 agrees with the published tables: %s points, %o → %i", (margin, given, size) => {
    expect(sampleSize(margin, { ...plain, ...given })).toBe(size);
  });

  test("PLAN-2 its margin is the wanted one, and no smaller sample has it", () => {
    fc.assert(
      fc.property(precisions, margins, (precision, margin) => {
        const size = sampleSize(margin, precision);
        expect(Number.isInteger(size)).toBe(true);
        expect(marginOfError(size, precision)).toBeLessThanOrEqual(margin * (1 + 1e-6));
        if (size > 1) expect(marginOfError(size - 1, precision)).toBeGreaterThan(margin * (1 - 1e-6));
      }),
    );
  });

  test("PLAN-2 grows with precision, and never beyond the population or the endless sample", () => {
    fc.assert(
      fc.property(precisions, margins, margins, (precision, one, other) => {
        const [fine, coarse] = [Math.min(one, other), Math.max(one, other)];
        const size = sampleSize(fine, precision);
        expect(size).toBeGreaterThanOrEqual(sampleSize(coarse, precision));
        expect(size).toBeGreaterThanOrEqual(1);
        expect(size).toBeLessThanOrEqual(precision.population ?? Infinity);
        // A design effect below 1 may ask for less than one interview; the correction then has nothing to reduce.
        expect(size).toBeLessThanOrEqual(sampleSize(fine, { ...precision, population: null }));
      }),
    );
  });
});

describe("marginOfError", () => {
  test.each([
    [400, {}, 4.9],
    [1000, {}, 3.1],
    [1000, { effect: 2 }, 4.4],
    [300, { population: 600 }, 4],
    [600, { population: 600 }, 0],
  ] as const)("PLAN-2 agrees with the published tables: %i, %o → %s points", (sample, given, margin) => {
    expect(marginOfError(sample, { ...plain, ...given })).toBeCloseTo(margin, 1);
  });

  test("PLAN-2 falls with the sample and is always a number", () => {
    fc.assert(
      fc.property(precisions, fc.integer({ min: 1, max: 1_000_000 }), (precision, sample) => {
        const margin = marginOfError(sample, precision);
        expect(margin).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(margin)).toBe(true);
        expect(marginOfError(sample + 1, precision)).toBeLessThanOrEqual(margin);
      }),
    );
  });
});

test("PLAN-2 a sample is too small for the formula with fewer than five answers on a side", () => {
  expect(isTooSmall(10, plain)).toBe(false);
  expect(isTooSmall(9, plain)).toBe(true);
  expect(isTooSmall(100, { ...plain, share: 97 })).toBe(true);
  expect(isTooSmall(19, { ...plain, effect: 2 })).toBe(true);
});
