import { expect, test } from "vitest";
import { isUnmodified } from "./etag.ts";

test.each([
  [undefined, false],
  ["", false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['W/"b"', false],
  ['"aa"', false],
])("API-3 a client with %s has W/“a”: %s", (header, expected) => {
  expect(isUnmodified(header, 'W/"a"')).toBe(expected);
});
