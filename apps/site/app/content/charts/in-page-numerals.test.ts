import { chartFixtures } from "@miqyas/contract/fixtures";
import { expect, it } from "vitest";
import { formatLocaleOf } from "../../i18n/numerals.ts";
import { inPageNumerals } from "./in-page-numerals.ts";

const line = chartFixtures((_en, ar) => ar).find(({ kind }) => kind === "line");

it("CHART-5 LANG-11 labels have the digits that the reader chose", () => {
  if (!line) throw new Error("There is no line");
  const chart = { ...line, series: ["٢٠٢٥"], gap: "٣ أشهر", mark: { row: 1, text: "بعد ٢ يومين" } };
  const latin = inPageNumerals(chart, formatLocaleOf("ar", "latn"));
  expect(latin.rows[0]?.label).toBe("الربع 1، 2021");
  expect([latin.series[0], latin.gap, latin.mark?.text]).toEqual(["2025", "3 أشهر", "بعد 2 يومين"]);
  expect(inPageNumerals(chart, formatLocaleOf("ar", "arab"))).toEqual(chart);
});
