import { expect, test } from "vitest";
import { median, percentile } from "./percentile.ts";

test("a percentile is the value that this share of all does not exceed", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 50, 95, 99, 100].map((share) => percentile(values, share))).toEqual([1, 50, 95, 99, 100]);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([])).toBeNaN();
});
