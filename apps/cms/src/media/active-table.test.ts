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
])("B6 whether a CSV runs a formula: %j %s", (text, expected) => {
  expect(isActiveTable(["csv"], Buffer.from(text))).toBe(expected);
});

test("B6 a table of blank lines is checked at once", () => {
  expect(isActiveTable(["csv"], Buffer.from("\n".repeat(2_000_000)))).toBe(false);
  expect(isActiveTable(["csv"], Buffer.from('a\n,"\t\r\n \u200b=1\n'))).toBe(true);
});
