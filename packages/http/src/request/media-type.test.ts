import { expect, test } from "vitest";
import { hasMediaType } from "./media-type.ts";

test.each([
  ["application/json", undefined, true],
  ["Application/JSON; charset=UTF-8", undefined, true],
  ['Application/JSON;Charset="UTF-8"', undefined, true],
  [' application/json ; a=b; charset = "utf8"', "identity", true],
  ["application/json", "gzip", false],
  ["application/json; charset=latin1", undefined, false],
  ["application/json; charset=utf-16", undefined, false],
  ["application/json; xcharset=latin1; charset=utf-8x y", undefined, true],
  ["application/jsonp", undefined, false],
  ["text/plain", undefined, false],
  ["application/x-www-form-urlencoded", undefined, false],
  [undefined, undefined, false],
])("B14 the type %j, coded %j, is JSON in UTF-8: %s", (type, coding, isJson) => {
  const headers = { ...(type && { "content-type": type }), ...(coding && { "content-encoding": coding }) };
  expect(hasMediaType(headers, "application/json")).toBe(isJson);
});
