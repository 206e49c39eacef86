import { readId } from "@miqyas/contract";
import * as v from "valibot";
import { expect, test } from "vitest";
import { searchText } from "./parameters.ts";

test("RT-19 an id is a number as it is written, within what the database holds", () => {
  expect(readId("17")).toBe(17);
  for (const text of ["017", "00", "1.0", "-1", "", "2147483648", "١"]) expect(readId(text)).toBeUndefined();
});

test("B12: a search of which nothing is left is no search, so both have one key in memory", () => {
  for (const text of ["\u0000", " \u202e ", "\u0007"]) expect(v.parse(searchText, text)).toBeUndefined();
  expect(v.parse(searchText, " a\u0000b ")).toBe("ab");
});
