import { expect, test } from "vitest";
import { formatLocaleOf } from "../i18n/numerals.ts";
import { marginText, weeksText } from "./plan-texts.ts";
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
