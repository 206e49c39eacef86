import { describe, expect, test } from "vitest";
import { resolveAddress } from "./resolve-address.ts";

const resolve = (path: string, search = "") => resolveAddress(path, search);

describe("resolveAddress", () => {
  test("RT-19 names a page by its one spelling", () => {
    expect(resolve("/ALLBLOG/", "?page=2&utm=x")).toEqual({
      kind: "page",
      locale: null,
      path: "/AllBlog",
      query: "?page=2",
      cacheable: true,
    });
    expect(resolve("/AR/trends/Seven")).toMatchObject({ kind: "page", locale: "ar", path: "/trends/Seven" });
  });

  test("RT-10 the old address of the terms redirects in any case and keeps its query", () => {
    const to = "/terms-and-conditions";
    expect(resolve("/termsand")).toEqual({ kind: "redirect", to });
    expect(resolve("/TermsAnd/", "?a=1&B=%20")).toEqual({
      kind: "redirect",
      to: `${to}?a=1&B=%20`,
    });
    expect(resolve("/ar/termsAND", "?a=1")).toEqual({ kind: "redirect", to: `/ar${to}?a=1` });
  });

  test("RT-20 what does not exist is unknown", () => {
    for (const path of [
      "/nothing",
      "/contacts",
      "/termsand/x",
      "/trends",
      "/*",
      "/__styleguide/x",
      "/AllBlog.data",
    ])
      expect(resolve(path)).toEqual({ kind: "unknown" });
  });

  test("the style guide is never cached", () => {
    expect(resolve("/__styleguide")).toMatchObject({ kind: "page", cacheable: false });
  });
});
