import { expect, test } from "vitest";
import { readRange } from "./byte-range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-30", { start: 70, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
])("of 100 bytes, Range %j is %j", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
