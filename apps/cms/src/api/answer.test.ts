import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Answer } from "./answer.ts";

const long = { text: "Ablaq ".repeat(1000) };
const header = (headers: string[], name: string) => headers[headers.indexOf(name) + 1];

describe("the encoding of an answer", () => {
  test("every form says the same, under the same validator", async () => {
    const answer = new Answer(long, "ar");
    const plain = await answer.representation(undefined);
    const br = await answer.representation("br");
    const gzip = await answer.representation("gzip");
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(header(br.headers, "Content-Length")).toBe(String(br.body.length));
    for (const { headers } of [plain, br, gzip]) {
      expect(header(headers, "ETag")).toBe(answer.etag);
      expect(header(headers, "Content-Language")).toBe("ar");
    }
  });

  test("a short answer is not compressed", async () => {
    const { headers } = await new Answer({ a: 1 }, "en").representation("br, gzip");
    expect(headers).not.toContain("Content-Encoding");
  });
});

describe("If-None-Match", () => {
  const answer = new Answer(long, "en");
  test.each([
    [answer.etag, true],
    [answer.etag.replace("W/", ""), true],
    [`"other", ${answer.etag}`, true],
    ["*", true],
    ['"other"', false],
    [undefined, false],
  ])("%j means the client has it: %s", (ifNoneMatch, expected) => {
    expect(answer.matches(ifNoneMatch)).toBe(expected);
  });

  test("another body has another validator", () => {
    expect(new Answer({ text: "other" }, "en").etag).not.toBe(answer.etag);
  });
});
