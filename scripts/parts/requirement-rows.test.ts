import { expect, test } from "vitest";
import { findRows, findUndefinedCodes, requirementRows } from "./requirement-rows.ts";

test("every row has an ID of its own", () => {
  expect(new Set(requirementRows).size).toBe(requirementRows.length);
  expect(requirementRows.length).toBeGreaterThan(290);
  expect(requirementRows[0]).toBe("RT-1");
  expect(requirementRows.at(-1)).toBe("CONST-6");
});

test("finds the rows that a title names", () => {
  expect(findRows("blog › BLOG-3 BLOG-11 sorts by date")).toEqual(["BLOG-3", "BLOG-11"]);
  expect(findRows("API-6…8 passes")).toEqual(["API-6", "API-7", "API-8"]);
  expect(findRows("RT-1…RT-3 knows")).toEqual(["RT-1", "RT-2", "RT-3"]);
  expect(findRows("UTF-8 and ISO-8859 are no rows, B22 neither")).toEqual([]);
});

test("finds the codes that no page defines", () => {
  // Composed at run time, because the check reads this file too.
  const unknown = [
    ["RT-", 99],
    ["F", 77],
    ["R", 99],
  ].map((parts) => parts.join(""));
  expect(findUndefinedCodes("RT-1 and B22 are in docs, R14 and S4 too")).toEqual([]);
  expect(findUndefinedCodes(unknown.join(" "))).toEqual(unknown);
  expect(findUndefinedCodes("no codes: #F10, V8, ISO-8859, x.B99, L99%")).toEqual([]);
});
