import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

describe("page window", () => {
  it("BLOG-8: shows at most five numbers around the current page", () => {
    expect(pageWindow(1, 9, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(5, 9, 5)).toEqual([3, 4, 5, 6, 7]);
    expect(pageWindow(9, 9, 5)).toEqual([5, 6, 7, 8, 9]);
    expect(pageWindow(2, 9, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(8, 9, 5)).toEqual([5, 6, 7, 8, 9]);
  });

  it("BLOG-8: shows every number when there are few", () => {
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 1, 5)).toEqual([1]);
    expect(pageWindow(1, 0, 5)).toEqual([]);
  });

  it("HOME-12: shows all of them without a limit", () => {
    expect(pageWindow(4, 7, Infinity)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("always holds the current page once, in order, for every total up to thirty", () => {
    for (let total = 1; total <= 30; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const shown = pageWindow(current, total, 5);
        expect(shown).toHaveLength(Math.min(5, total));
        expect(shown.filter((page) => page === current)).toHaveLength(1);
        expect(shown.every((page, index) => index === 0 || page === (shown[index - 1] ?? 0) + 1)).toBe(true);
        expect(shown.at(-1) ?? 0).toBeLessThanOrEqual(total);
      }
    }
  });
});
