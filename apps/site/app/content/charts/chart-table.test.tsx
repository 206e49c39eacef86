import type { ChartRow } from "@miqyas/contract";
import { chartFixtures } from "@miqyas/contract/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createI18n } from "../../i18n/create-i18n.ts";
import { messages } from "../../i18n/messages/ar.ts";
import { I18nContext } from "../../i18n/use-translation.ts";
import { ChartTable } from "./chart-table.tsx";

const bar = chartFixtures((_en, ar) => ar).find(({ kind }) => kind === "bar");

/** The cells of the table in Arabic. */
function cellsOf(rows: Partial<ChartRow>[]): string[] {
  if (!bar) throw new Error("There is no chart");
  const full = rows.map((row) => ({ label: "حمص", values: [], base: null, low: null, high: null, ...row }));
  const html = renderToStaticMarkup(
    <I18nContext value={createI18n("ar", messages)}>
      <ChartTable chart={{ ...bar, rows: full }} />
    </I18nContext>,
  );
  return [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = ""]) => cell.replace(/<[^>]*>/g, ""));
}

describe("the table of a chart", () => {
  it("CHART-5 a negative number has its sign where the drawing has it", () => {
    expect(cellsOf([{ values: [-5.25] }])).toEqual(["\u2066\u2212٥٫٢٥\u2069"]);
  });

  it("CHART-3 the range of a number with too few answers is left out as well", () => {
    expect(cellsOf([{ values: [40], base: 12, low: 20, high: 60 }])).toEqual([
      "إجابات غير كافية",
      "",
      "",
      "١٢",
    ]);
    expect(cellsOf([{ values: [40], base: 50, low: 20, high: 60 }])).toEqual(["٤٠", "٢٠", "٦٠", "٥٠"]);
  });

  it("CHART-3 a number with few answers is in brackets, one with too few is left out in words", () => {
    const cells = cellsOf([
      { values: [61], base: 50 },
      { values: [62], base: 49 },
      { values: [63], base: 29 },
      { values: [null], base: 29 },
    ]);
    expect(cells).toEqual(["٦١", "٥٠", "(٦٢)", "٤٩", "إجابات غير كافية", "٢٩", "لا بيانات", "٢٩"]);
  });
});
