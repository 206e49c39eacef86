import * as contract from "@miqyas/contract";
import type { ReadCall } from "@miqyas/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptedLocale, requestedLocale } from "./accepted-locale.ts";
import { publicAnswers } from "./answers.ts";
import { BadParameter } from "./public-read.ts";
import { findRead, openRequest } from "./read-request.ts";
import { publicReads } from "./v1/public-reads.ts";

function open(address: string, acceptLanguage?: string) {
  const { pathname, search } = new URL(address, "http://cms.invalid");
  const found = findRead(publicReads, pathname);
  if (!found) throw new Error(`no call at ${pathname}`);
  return openRequest(found, search, acceptLanguage);
}

const isReadCall = (value: unknown): value is ReadCall<Record<string, string>, unknown> =>
  typeof value === "object" && value !== null && "read" in value && "notFound" in value;

const calls = Object.values<unknown>(contract).filter(isReadCall);

describe("the calls of the contract", () => {
  test("API-6…API-27: each one is answered, under its name and with its own query", () => {
    expect(calls.length).toBe(33);
    for (const call of calls) {
      const search = new URLSearchParams(
        Object.entries(call.query({})).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
      const found = findRead(publicReads, call.path({ id: "7" }));
      expect(found?.read.name).toBe(call.name);
      if (found) expect(() => openRequest(found, `?${search.toString()}`, undefined)).not.toThrow();
    }
  });

  test("unknown addresses are no calls", () => {
    for (const path of ["", "/", "/blog", "/blogs/1/2", "/blogs//1", "/constructor", "/%62logs"])
      expect(findRead(publicReads, `/api/v1${path}`)).toBeUndefined();
  });
});

describe("the canonical address", () => {
  test("B12: order, doubles, empty and unknown parameters make no difference", () => {
    const key = open("/api/v1/blogs?lang=en").key;
    for (const same of [
      "?page=1&lang=en&utm_source=x&fbclid=1",
      "?lang=en&lang=ar",
      "?per_page=10&sortDirection=desc&sortBy=id&lang=en",
      "?search=&categories=&lang=en",
      "?lang=fr",
      "?page=0&lang=en",
      "",
    ])
      expect(open(`/api/v1/blogs${same}`).key).toBe(key);
    expect(open("/api/v1/blogs/?lang=en").key).toBe(key);
    expect(open("/api/v1/blogs/%62anana").key).toBe(open("/api/v1/blogs/banana").key);
    expect(open("/api/v1/blogs/%d8%b3").key).toBe(open("/api/v1/blogs/%D8%B3").key);
  });

  test("a key is its own canonical address", () => {
    for (const address of [
      "/api/v1/blogs?categories=b,a,b&search=%20 سوق %20&page=3&lang=ar&per_page=1000",
      "/api/v1/frequently-asked-questions?category_id=7&x=1",
      "/api/v1/blogs/%D8%B3%D9%88%D9%82",
    ])
      expect(open(open(address).key).key).toBe(open(address).key);
  });

  test("questions without end have a memory of their own", () => {
    expect(open("/api/v1/blogs?page=3").store).toBe(publicAnswers.common);
    expect(open("/api/v1/blogs/12").store).toBe(publicAnswers.common);
    for (const rare of ["?search=x", "?categories=1", "?page=21", "?slug=x", "?per_page=11"])
      expect(open(`/api/v1/blogs${rare}`).store).toBe(publicAnswers.rare);
  });

  test.each([
    ...["blogs?per_page=1&sortBy=id", "blogs?per_page=3&sortBy=created_at", "blogs?per_page=100&page=20"],
    "blogs?per_page=30&sortBy=created_at&sortDirection=desc",
    ...["created_at", "title"].flatMap((by) =>
      ["asc", "desc"].map((way) => `blogs?per_page=10&sortBy=${by}&sortDirection=${way}&page=2`),
    ),
    ...["desc", "asc"].map((way) => `education-resources?perPage=9&sortBy=created_at&sortDirection=${way}`),
    ...["education-resources?perPage=3", "education-resources?perPage=100&page=2"],
    "education-resource-categories?perPage=100&sortDirection=desc&sortBy=id",
    ...[
      "frequently-asked-questions",
      "frequently-asked-questions?page=2",
      "our-featured-reports?per_page=100",
    ],
    ...["our-services", "words-in-markets", "education-resource-categories", "blogs", "redirects"],
  ])("B12: what the site asks for without a filter is common: %s", (query) => {
    expect(open(`/api/v1/${query}`).store).toBe(publicAnswers.common);
  });

  test("B12: a flood of pages, page sizes and orders leaves room for common answers", () => {
    const keys = new Set<string>();
    const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
    const orders = {
      ...{ blogs: ["id", "created_at", "title"], "education-resources": ["id", "created_at"] },
      ...{ "education-resource-categories": ["id", "order"], "frequently-asked-questions": [""] },
      ...{ "our-featured-reports": [""], "our-services": [""], "tool-we-uses": [""] },
    };
    for (const [path, sorts] of Object.entries(orders))
      for (const sort of sorts.flatMap((by) => (by ? [`${by}&sortDirection=asc`, by] : [by])))
        for (const lang of contract.locales)
          for (const page of upTo(21))
            for (const size of upTo(100)) {
              const query = `page=${page}&per_page=${size}&perPage=${size}&sortBy=${sort}&lang=${lang}`;
              const { key, store } = open(`/api/v1/${path}?${query}`);
              if (store === publicAnswers.common) keys.add(key);
            }
    expect(keys.size).toBeLessThan(2000);
  });
});

describe("parameters (B16)", () => {
  test.each([
    ["page=-4", { page: 1 }],
    ["page=99999999999", { page: 1_000_000 }],
    ["per_page=5000", { per_page: 100 }],
    ["per_page=0", { per_page: 1 }],
    ["sortBy=title&sortDirection=asc", { sortBy: "title", sortDirection: "asc" }],
    ["search=%00%20a%0Ab%20", { search: "a b" }],
    [`search=${"x".repeat(500)}`, { search: "x".repeat(200) }],
    ["categories=,,2,%201%20,2", { categories: ["1", "2"] }],
  ])("?%s is read as %j", (query, params) => {
    expect(open(`/api/v1/blogs?${query}`).open.params).toMatchObject(params);
  });

  test.each(["page=abc", "page=1.5", "page=1e3", "sortBy=password", "sortDirection=up", "per_page=%27--"])(
    "?%s is refused with a message",
    (query) => {
      expect(() => open(`/api/v1/blogs?${query}`)).toThrow(BadParameter);
    },
  );

  test("whatever is sent is understood or refused, never a failure", () => {
    const names = fc.constantFrom(
      "page",
      "per_page",
      "sortBy",
      "search",
      "categories",
      "slug",
      "lang",
      "x",
      "__proto__",
    );
    const query = fc.array(fc.tuple(names, fc.string({ unit: "binary", maxLength: 40 })), { maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...publicReads), query, (read, pairs) => {
        try {
          const { key } = openRequest({ read, id: "1" }, `?${new URLSearchParams(pairs).toString()}`, "ar");
          expect(open(key).key).toBe(key);
        } catch (error) {
          expect(error).toBeInstanceOf(BadParameter);
        }
      }),
      { numRuns: 1000 },
    );
    expect(Object.hasOwn(Object.prototype, "page")).toBe(false);
  });
});

describe("the language of a call (LANG-5, API-2)", () => {
  test.each([
    ["ar", "en", "ar"],
    ["en", "ar", "en"],
    ["fr", "ar", "en"],
    [undefined, "ar-SY,ar;q=0.9,en;q=0.8", "ar"],
    [undefined, "fr, en;q=0.4, ar;q=0.6", "ar"],
    [undefined, "ar;q=0, fr", "en"],
    [undefined, "*", "en"],
    [undefined, undefined, "en"],
    [undefined, `${"x,".repeat(10_000)}ar`, "en"],
  ])("lang=%s with Accept-Language %.20s is %s", (lang, header, locale) => {
    expect(requestedLocale(lang, header)).toBe(locale);
  });

  test("any header is read", () => {
    fc.assert(fc.property(fc.string(), (header) => ["en", "ar"].includes(acceptedLocale(header))));
  });
});
