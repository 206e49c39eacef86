import { describe, expect, test } from "vitest";
import { formatDate, formatDigits, formatMinutes, formatNumber } from "./format.ts";
import { inNumerals, toLatinNumerals } from "./numerals.ts";

describe("formatting", () => {
  test("LANG-11 Arabic is read in Latin digits by those who choose them", () => {
    expect(formatDate("2025-01-15T09:00:00Z", "ar-EG-u-nu-latn")).toBe("15 يناير 2025");
    expect(formatNumber(1240, "ar-EG-u-nu-latn")).toBe("1,240");
    expect(formatDigits("2004–2025", "ar-EG-u-nu-latn")).toBe("2004–2025");
    expect(formatMinutes(277_000, "ar-EG-u-nu-latn")).toBe("4:37");
    expect(formatNumber(1240, "en-US")).toBe("1,240");
    expect(toLatinNumerals("بين ١٬٢٤٠ و٩٥٫٥٪")).toBe("بين 1,240 و95.5%");
    expect(inNumerals("مدة ١٬٢٠٠ مقابلة", "ar-EG-u-nu-latn")).toBe("مدة 1,200 مقابلة");
    expect(inNumerals("مدة ١٬٢٠٠ مقابلة", "ar-EG-u-nu-arab")).toBe("مدة ١٬٢٠٠ مقابلة");
  });

  test("LANG-10 CONST-5 dates are written as ar-EG and en-US write them", () => {
    expect(formatDate("2025-01-15T09:00:00Z", "ar-EG-u-nu-arab")).toBe("١٥ يناير ٢٠٢٥");
    expect(formatDate("2025-01-15T09:00:00Z", "en-US")).toBe("January 15, 2025");
  });

  test("LANG-10 a date is Damascus's wherever it is formatted", () => {
    expect(formatDate("2025-01-15T22:30:00Z", "en-US")).toBe("January 16, 2025");
  });

  test("ENT-9 what is no date is no text", () => {
    expect(formatDate(null, "ar-EG-u-nu-arab")).toBe("");
    expect(formatDate(undefined, "en-US")).toBe("");
    expect(formatDate("soon", "en-US")).toBe("");
  });

  test("LANG-11 numbers that are read are written in the language's numerals", () => {
    expect(formatNumber(1240, "en-US")).toBe("1,240");
    expect(formatNumber(1240, "ar-EG-u-nu-arab")).toBe("١٬٢٤٠");
    expect(formatDigits("2004–2025", "ar-EG-u-nu-arab")).toBe("٢٠٠٤–٢٠٢٥");
    expect(formatDigits("2004", "en-US")).toBe("2004");
  });

  test("NEWS-5 F17 a countdown is m:ss and never negative or no number", () => {
    expect(formatMinutes(277_000, "en-US")).toBe("4:37");
    expect(formatMinutes(300_000, "ar-EG-u-nu-arab")).toBe("٥:٠٠");
    expect(formatMinutes(9_001, "en-US")).toBe("0:10");
    expect(formatMinutes(-5, "en-US")).toBe("0:00");
    expect(formatMinutes(Number.NaN, "ar-EG-u-nu-arab")).toBe("٠:٠٠");
  });
});
