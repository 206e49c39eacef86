import { expect, test } from "vitest";
import { readId } from "./parameters.ts";

test("RT-19 an id is a number as it is written, within what the database holds", () => {
  expect(readId("17")).toBe(17);
  for (const text of ["017", "00", "1.0", "-1", "", "2147483648", "١"]) expect(readId(text)).toBeUndefined();
});
