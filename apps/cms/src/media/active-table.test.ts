import { expect, test } from "vitest";
import { isActiveTable } from "./active-table.ts";

test.each([
  ["a,b\n-1.5,+3\n−2,+963 11 555 0142\n-,- item\n", false],
  ["a\n=1+1\n", true],
  ['a,"@SUM(1)"\n', true],
  ["a;＝1\n", true],
  ["a, =1\n", true],
  ["a\n+cmd|' /C calc'!A0\n", true],
  ["a\n-1+HYPERLINK(B1)\n", true],
  ['a\n"+{1,2}*0&HYPERLINK(""x"")"\n', true],
  ['a\n" -(""a;"" = """") - HYPERLINK(B1)"\n', true],
  ["a,b\n1,+{1;2}*0&HYPERLINK(B1)\n", true],
  ['a,b\n"-1,5","Homs (city)"\n', false],
  ["sep=^\na^=1+1\n", true],
  ['"sep=^"\na^=1+1\n', true],
  ["separate,b\n1,2\n", false],
])("B6 whether a CSV runs a formula: %j %s", (text, expected) => {
  expect(isActiveTable(["csv"], Buffer.from(text))).toBe(expected);
});

test.each(["vbaProject.bin", "VBAPROJECT.bin", "externallinks/externalLink1.xml", "activex/a.xml"])(
  "B6 a workbook with the part %s is active",
  (part) => {
    expect(isActiveTable(["xlsx"], Buffer.from(`PK xl/${part} PK`))).toBe(true);
    expect(isActiveTable(["xlsx"], Buffer.from("PK xl/worksheets/sheet1.xml PK"))).toBe(false);
  },
);

test("B6 a table of blank lines, or of one long cell, is checked at once", () => {
  expect(isActiveTable(["csv"], Buffer.from("\n".repeat(2_000_000)))).toBe(false);
  expect(isActiveTable(["csv"], Buffer.from('"+""' + 'a "",'.repeat(400_000)))).toBe(false);
  expect(isActiveTable(["csv"], Buffer.from('a\n,"\t\r\n \u200b=1\n'))).toBe(true);
});
