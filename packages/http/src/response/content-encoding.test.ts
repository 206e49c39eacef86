import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress } from "./content-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["BR; q=0.5", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["br;q=0.01", "br"],
  ["*", "gzip"],
  ["*;q=0", "identity"],
  ["gzip;q=0, *", "identity"],
  ["br;q=0, *", "gzip"],
  ["identity", "identity"],
  ["brotli", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("Accept-Encoding %s → %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test("every form unpacks to the same bytes, and idle work makes them no larger", async () => {
  const text = Buffer.from("مقياس measures markets. ".repeat(500));
  const quick = await compress(text, "now");
  const small = await compress(text, "idle");
  expect(brotliDecompressSync(quick.br)).toEqual(text);
  expect(gunzipSync(small.gzip)).toEqual(text);
  expect(small.br.length).toBeLessThanOrEqual(quick.br.length);
});
