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
