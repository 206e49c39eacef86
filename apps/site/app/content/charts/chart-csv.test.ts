import { chartFixtures } from "@miqyas/contract/fixtures";
import { expect, it } from "vitest";
import { writeCsv } from "./chart-csv.ts";

const names = { low: "Low", high: "High", base: "n" };
const [bar] = chartFixtures((en) => en);
if (!bar) throw new Error("There is no chart");

it("CHART-4 a spreadsheet opens the numbers with readable Arabic, and no cell is a formula", () => {
  const rows = [
    { label: '=HYPERLINK("x")', values: [-1.5], base: null, low: null, high: null },
    { label: "حلب, المدينة", values: [null], base: 20, low: null, high: null },
  ];
  expect(writeCsv({ ...bar, rows }, names)).toBe(
    '\uFEFFPlace,Per cent,n\r\n"\'=HYPERLINK(""x"")",-1.5,\r\n"حلب, المدينة",,20\r\n',
  );
});
