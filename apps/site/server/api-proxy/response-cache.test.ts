import { brotliCompressSync, gzipSync } from "node:zlib";
import { getBlog, searchSite } from "@miqyas/contract";
import { answerFixture } from "@miqyas/contract/fixtures";
import { afterEach, describe, expect, test, vi } from "vitest";
import { maxResponseBytes } from "@miqyas/contract";
import { createCachingFetch } from "./caching-fetch.ts";
import { answerKey, assessAnswer, createResponseCache, keptAddress, readJson } from "./response-cache.ts";
import type { CachedResponse } from "./response-cache.ts";

const answer = (body: string | Buffer, headers: Record<string, string> = {}): CachedResponse => ({
  headers,
  etag: undefined,
  body: Buffer.from(body),
});

describe("B12: the store of answers", () => {
  test("finds the one that was stored last under any of the keys", () => {
    const cache = createResponseCache();
    const [first, second, third] = [answer("1"), answer("2"), answer("3")];
    cache.store("a", first);
    cache.store("b", second);
    expect(cache.find("a", "b", "c")).toBe(second);
    cache.store("a", third);
    expect(cache.find("b", "a")).toBe(third);
    cache.drop("a");
    expect(cache.find("a", "b")).toBe(second);
    expect(cache.find("a", "c")).toBeUndefined();
    expect(cache.find()).toBeUndefined();
  });

  test("is bounded in number and in bytes; an answer that is read stays longest", () => {
    const few = createResponseCache({ entries: 2, bytes: 1_000_000 });
    for (const key of ["a", "b"]) few.store(key, answer(key));
    few.find("a");
    few.store("c", answer("c"));
    expect([few.find("a"), few.find("b")]).toMatchObject([{ body: Buffer.from("a") }, undefined]);
    const small = createResponseCache({ entries: 9, bytes: 3_000 });
    small.store("a", answer("x".repeat(1_500)));
    expect(small.bytes).toBe(2_500);
    small.store("b", answer(""));
    expect([small.bytes, small.find("a")]).toEqual([1_000, undefined]);
    const usual = createResponseCache();
    for (let n = 0; n < 2_001; n++) usual.store(`${n}`, answer(""));
    expect([usual.find("0"), usual.bytes]).toEqual([undefined, 2_000_000]);
    for (let n = 0; n < 30; n++) usual.store(`${n}`, answer(Buffer.alloc(1024 * 1024)));
    expect(usual.bytes).toBeGreaterThan(20 * 1024 * 1024);
    expect(usual.bytes).toBeLessThanOrEqual(24 * 1024 * 1024);
  });

  test("LANG-5 R6 each language and each encoding has answers of its own", () => {
    expect(answerKey("br", "ar", "/api/v1/blogs?page=2")).toBe("br ar /api/v1/blogs?page=2");
  });
});

describe("B12: answers are kept under few addresses", () => {
  test.each([
    ["/api/v1/about-us", "/api/v1/about-us"],
    [
      "/api/v1/blogs?sortDirection=desc&sortBy=id&page=20&per_page=10&lang=ar",
      "/api/v1/blogs?lang=ar&page=20&per_page=10&sortBy=id&sortDirection=desc",
    ],
    ["/api/v1/blogs/%D8%B9%D9%8A%D9%86%D8%A9?lang=ar", "/api/v1/blogs/%D8%B9%D9%8A%D9%86%D8%A9?lang=ar"],
    ["/api/v1/education-resources?perPage=100", "/api/v1/education-resources?perPage=100"],
  ])("%s under %s", (url, address) => expect(keptAddress(url)).toBe(address));

  test.each([
    ...["/api/v1/more", "/api/v1/more?lang=en", "/api/v1/blogs?junk=1", "/api/v1/about-us?page=2"],
    ...[
      "/api/v1/blogs?page=2&page=3",
      "/api/v1/blogs?page=21",
      "/api/v1/blogs?page=02",
      "/api/v1/blogs?lang=xx",
    ],
    ...[
      "/api/v1/blogs?per_page=101",
      "/api/v1/blogs?sortBy=junk",
      "/api/v1/blogs?search=a",
      "/api/v1/blogs?slug=a",
    ],
    ...["/api/v1/search?q=a", "/api/v1/search/?q=a", "/api/v1/%73earch?q=a"],
    ...["/api/v1/blogs/", "/api/v1/blogs/%37", "/api/v1/blogs/%d8%b9", "/api/v1/%62logs?page=2"],
  ])("%s is not kept", (url) => expect(keptAddress(url)).toBe(""));
});

describe("F5, F6: an answer", () => {
  const path = "/api/v1/blogs/7";
  const good = JSON.stringify(answerFixture("/blogs/7", "en"));

  test.each([
    ["of the contract", path, answer(good), "good"],
    ["of the contract, compressed", path, answer(gzipSync(good), { "content-encoding": "gzip" }), "good"],
    [
      "of the contract, in Brotli",
      path,
      answer(brotliCompressSync(good), { "content-encoding": "br" }),
      "good",
    ],
    ["with a byte order mark", path, answer(`\ufeff${good}`), "good"],
    ["of another shape", path, answer('{"success":true,"data":[]}'), "odd"],
    ["that is a number", path, answer("1"), "broken"],
    ["that is null", path, answer("null"), "broken"],
    ["that is a page", path, answer("<html>"), "broken"],
    ["that is not compressed as it says", path, answer(good, { "content-encoding": "gzip" }), "broken"],
    ["to another call", "/api/v1/more", answer('{"success":1}'), "good"],
    ["of a failure to another call", "/api/v1/more", answer('{"success":false}'), "odd"],
    ["of no envelope to another call", "/api/v1/more", answer("{}"), "odd"],
  ] as const)("%s is judged", (_name, pathname, given, quality) => {
    expect(assessAnswer(pathname, given, undefined)).toBe(quality);
    expect(assessAnswer(pathname, given, answer("other"))).toBe(quality);
  });

  test("that is equal to a good one is good without being read", () => {
    expect(assessAnswer(path, answer("<html>"), answer("<html>"))).toBe("good");
  });

  test("B3 that unpacks to more than the largest answer is not JSON", () => {
    const bomb = JSON.stringify("x".repeat(maxResponseBytes));
    expect(readJson(answer(gzipSync(bomb), { "content-encoding": "gzip" }))).toBeUndefined();
    expect(readJson(answer(brotliCompressSync(bomb), { "content-encoding": "br" }))).toBeUndefined();
  });
});

describe("R4: what a render reads", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const url = "http://backend.example/api/v1/blogs/7?lang=ar";
  const key = answerKey("identity", "ar", "/api/v1/blogs/7?lang=ar");
  const arabic = { headers: { "Accept-Language": "ar" } };
  const body = JSON.stringify(answerFixture("/blogs/7", "ar"));

  /** Reads an answer of the backend as a render does. Returns its text and what is stored. */
  async function read(response: Response, input: string | URL | Request = url) {
    vi.stubGlobal("fetch", () => Promise.resolve(response));
    const cache = createResponseCache();
    const text = await (await createCachingFetch(cache, true)(input, arabic)).text();
    return { text, stored: cache.find(key), bytes: cache.bytes };
  }

  test("is stored for browsers, unpacked, with the headers of a call", async () => {
    for (const input of [url, new URL(url), new Request(url)]) {
      const headers = { "content-encoding": "gzip", etag: '"a"', "set-cookie": "b" };
      const { text, stored } = await read(new Response(body, { headers }), input);
      expect(text).toBe(body);
      expect(stored).toMatchObject({ etag: '"a"', body: Buffer.from(body), headers: { etag: '"a"' } });
      expect(stored?.headers).not.toHaveProperty("content-encoding");
      expect(stored?.headers).not.toHaveProperty("set-cookie");
      expect(stored?.headers).toHaveProperty("Strict-Transport-Security");
    }
  });

  test("is not stored when it is another status, not of the contract or too large", async () => {
    expect((await read(new Response(body, { status: 203 }))).bytes).toBe(0);
    expect((await read(new Response(null))).bytes).toBe(0);
    expect(await read(new Response("<html>"))).toMatchObject({ text: "<html>", bytes: 0 });
    const padded = body + " ".repeat(maxResponseBytes - Buffer.byteLength(body));
    expect((await read(new Response(padded))).stored?.body).toHaveLength(maxResponseBytes);
    expect((await read(new Response(`${padded} `))).bytes).toBe(0);
  });

  test("B12 of a search is not stored", async () => {
    expect(getBlog.pattern).not.toBe(searchSite.pattern);
    const found = Response.json(answerFixture("/search", "ar"));
    const search = `http://backend.example${searchSite.pattern}?q=a`;
    expect((await read(found, search)).bytes).toBe(0);
  });
});
