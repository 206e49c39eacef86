import { ticks } from "d3-array";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatLocaleOf } from "../../i18n/numerals.ts";
import { formatDrawn } from "./format-drawn.ts";

const [english, arabic] = [formatLocaleOf("en", "arab"), formatLocaleOf("ar", "arab")];

describe("numbers of drawings", () => {
  it("CHART-3 the numbers of one ruler are all different, however fine its step", () => {
    const end = fc.oneof(
      fc.integer({ min: -2000, max: 2000 }),
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: -1e6, max: 1e6 }).map((value) => value / 1e6),
    );
    const length = fc.constantFrom(0.00002, 0.002, 0.3, 2, 7, 45, 3000, 2.5e6);
    fc.assert(
      fc.property(end, length, fc.constantFrom(english, arabic), (low, size, locale) => {
        const numbers = ticks(low, low + size, 4);
        const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
        const texts = numbers.map((value) => formatDrawn(value, locale, step));
        expect(new Set(texts).size, texts.join(" ")).toBe(numbers.length);
      }),
      {
        examples: [
          [1012, 2, english],
          [0, 0.002, arabic],
        ],
      },
    );
  });

  it("CHART-3 round numbers have no decimals", () => {
    const write = (value: number, step?: number) => formatDrawn(value, english, step);
    expect([0, 20, 1200, 2_000_000].map((value) => write(value, 20))).toEqual(["0", "20", "1,200", "2M"]);
    expect([1012, 1012.5].map((value) => write(value, 0.5))).toEqual(["1,012", "1,012.5"]);
    expect([-0.001, 1234.56, 1_234_567].map((value) => write(value))).toEqual(["−0.001", "1,235", "1.235M"]);
  });

  it("CHART-5 the sign of a negative number is isolated in Arabic, at the left of its digits", () => {
    expect(formatDrawn(-5, arabic)).toBe("\u2066\u2212٥\u2069");
    expect(formatDrawn(-1_500_000, arabic)).toBe("\u2066\u2212١٫٥\u2069\u00a0مليون");
  });

  it("CHART-5 what is written as 0 has no sign", () => {
    expect([formatDrawn(-0.0004, english), formatDrawn(-0.0004, arabic)]).toEqual(["0", "٠"]);
  });
});
