import { expect, test } from "vitest";
import { doubtEmail, doubtPhone } from "./contact-doubts.ts";

test.each([
  ["a@b", "a@b.com"],
  [" maya@sanabel. ", "maya@sanabel.com"],
  ["maya@sanabel.example", null],
  ["", null],
  // The browser's own validation stops this one.
  ["maya", null],
])("CON-5 an e-mail address without a whole domain is doubted: %s", (email, suggestion) => {
  expect(doubtEmail(email)).toBe(suggestion);
});

test.each([
  ["abc", true],
  ["12345", true],
  ["0944 555 018", false],
  ["+٩٦٣ ١١ ٥٥٥ ٠١٤٢ ext 4", false],
  ["  ", false],
])("CON-4 what is hardly a telephone number is doubted: %s", (phone, isDoubted) => {
  expect(doubtPhone(phone)).toBe(isDoubted);
});
