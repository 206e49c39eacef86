import { expect, test } from "vitest";
import { formatSize } from "./format-size.ts";

const units = { megabytes: "MB", kilobytes: "kB" };

test.each([
  [0, "0.1 kB"],
  [640, "0.6 kB"],
  [9_940, "9.9 kB"],
  [12_345, "12 kB"],
  [999_499, "999 kB"],
  [999_500, "1 MB"],
  [1_234_567, "1.2 MB"],
  [50_000_000, "50 MB"],
])("RPD-6 %d bytes are %s", (bytes, written) => {
  expect(formatSize(bytes, "en-US", units)).toBe(written);
});

test("RPD-6 LANG-11 Arabic sizes have Arabic digits", () => {
  expect(formatSize(1_234_567, "ar-EG-u-nu-arab", { ...units, megabytes: "ميغابايت" })).toBe("١٫٢ ميغابايت");
});
