import { expect, test } from "vitest";
import { formatLocaleOf } from "../i18n/numerals.ts";
import { readTypedNumber } from "./read-plan.ts";
import { formatTyped, givenMarginText, marginText, weeksText } from "./plan-texts.ts";
import { translatePlans } from "./plan-translation.ts";

test("PLAN-2 PLAN-5 the words after a number follow it as it is shown", () => {
  const english = translatePlans({ locale: "en", formatLocale: formatLocaleOf("en", "arab") });
  const arabic = translatePlans({ locale: "ar", formatLocale: formatLocaleOf("ar", "arab") });
  const margins = [0.123, 1, 2, 4.96, 3.7, 14];
  const weeks = [0.2, 1, 2, 3, 2.8, 15];
  expect(margins.map((margin) => marginText(margin, english))).toEqual([
    "±0.12 points",
    "±1 point",
    "±2 points",
    "±5 points",
    "±3.7 points",
    "±14 points",
  ]);
  expect(margins.map((margin) => marginText(margin, arabic))).toEqual([
    "±٠٫١٢ نقطة مئوية",
    "±١ نقطة مئوية",
    "±٢ نقطة مئوية",
    "±٥ نقاط مئوية",
    "±٣٫٧ نقطة مئوية",
    "±١٤ نقطة مئوية",
  ]);
  expect(weeks.map((time) => weeksText(time, english))).toEqual([
    "0.2 weeks",
    "1 week",
    "2 weeks",
    "3 weeks",
    "2.8 weeks",
    "15 weeks",
  ]);
  expect(weeks.map((time) => weeksText(time, arabic))).toEqual([
    "٠٫٢ أسبوع",
    "أسبوع واحد",
    "أسبوعان",
    "٣ أسابيع",
    "٢٫٨ أسبوع",
    "١٥ أسبوعًا",
  ]);
});

test("PLAN-2 a margin that the visitor gave has the decimals that count", () => {
  const texts = translatePlans({ locale: "en", formatLocale: formatLocaleOf("en", "arab") });
  expect([2.25, 2.04, 5].map((margin) => givenMarginText(margin, texts))).toEqual([
    "±2.25 points",
    "±2.04 points",
    "±5 points",
  ]);
});

test.each([
  ["2,5", "margin", "٢٫٥", "2.5"],
  ["٢٫٥", "margin", "٢٫٥", "2.5"],
  ["٢٬٥", "margin", "٢٫٥", "2.5"],
  ["1000", "margin", "1000", "1000"],
  ["1000.5", "sample", "1000.5", "1000.5"],
  [".5", "margin", "٠٫٥", "0.5"],
  ["23.000", "population", "٢٣٬٠٠٠", "23,000"],
  ["٢٣٫٠٠٠", "population", "٢٣٬٠٠٠", "23,000"],
  ["1.000.000", "population", "١٬٠٠٠٬٠٠٠", "1,000,000"],
  ["12.5", "sample", "١٢٫٥", "12.5"],
] as const)(
  "PLAN-3 LANG-11 %s as %s is written as the number that it is read as",
  (typed, field, ...written) => {
    const isWhole = field !== "margin";
    const value = readTypedNumber(typed, isWhole);
    for (const [index, locale] of (["ar-EG-u-nu-arab", "en-US"] as const).entries()) {
      const text = formatTyped(typed, field, locale);
      expect(text).toBe(written[index]);
      expect(readTypedNumber(text, isWhole)).toBe(value);
    }
  },
);

test("PLAN-3 what is no number stays as it is typed", () => {
  expect(formatTyped("three.", "margin", "ar-EG-u-nu-arab")).toBe("three.");
  expect(formatTyped("", "margin", "en-US")).toBe("");
});
