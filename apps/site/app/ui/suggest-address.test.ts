import { expect, test } from "vitest";
import { suggestAddress } from "./suggest-address.ts";

test.each([
  ["maya", "maya@gmail.com"],
  ["maya@", "maya@gmail.com"],
  [" maya@sanabel ", "maya@sanabel.com"],
  ["maya@sanabel.", "maya@sanabel.com"],
  ["maya@gmail", "maya@gmail.com"],
  ["maya@gmial", "maya@gmail.com"],
  ["maya@Gmai", "maya@gmail.com"],
  ["maya@gmaill", "maya@gmail.com"],
  ["maya@yahoo", "maya@yahoo.com"],
  ["maya@sanabel.example", null],
  ["ليلى", null],
  ["maya issa", null],
  ["", null],
])("NEWS-7 the address behind %j is %j", (typed, expected) => {
  expect(suggestAddress(typed)).toBe(expected);
});
