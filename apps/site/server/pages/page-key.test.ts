import { describe, expect, test } from "vitest";
import {
  gonePath,
  isFramed,
  pageKey,
  readPageKey,
  renderAddress,
  routePattern,
  unknownPath,
} from "./page-key.ts";

describe("R6: a page's key", () => {
  test.each([
    [{ locale: "en", path: "/", query: "" }, "en/", "http://site.invalid/"],
    [{ locale: "ar", path: "/", query: "" }, "ar/", "http://site.invalid/ar"],
    [
      { locale: "ar", path: "/AllBlog", query: "?page=2" },
      "ar/AllBlog?page=2",
      "http://site.invalid/ar/AllBlog?page=2",
    ],
    [{ locale: "en", path: "/ar", query: "?q=a?b" }, "en/ar?q=a?b", "http://site.invalid/ar?q=a?b"],
  ] as const)("%j is %s, rendered at %s", (page, key, address) => {
    expect(pageKey(page)).toBe(key);
    expect(readPageKey(key)).toEqual(page);
    expect(renderAddress(page)).toBe(address);
  });

  test("B12 all addresses that do not exist are one page of a language, and those that are gone another", () => {
    expect(pageKey({ locale: "en", path: unknownPath, query: "" })).toBe("en/__unknown");
    expect(pageKey({ locale: "ar", path: gonePath, query: "" })).toBe("ar/__gone");
  });

  test("CHART-6 other sites frame the page of a chart and no other", () => {
    expect(["/charts/1", "/charts/a-b"].map(isFramed)).toEqual([true, true]);
    for (const path of ["/charts", "/charts/", "/charts/1/", "/charts/1/2", "/x/charts/1", "/"])
      expect(isFramed(path), path).toBe(false);
  });

  test("S4 a log shows a path without its id", () => {
    expect(routePattern("/Blogdetails/12")).toBe("/Blogdetails/:id");
    expect(routePattern("/Blogdetails/12/print")).toBe("/Blogdetails/:id");
    for (const path of ["/", "/AllBlog", "/AllBlog/"]) expect(routePattern(path)).toBe(path);
  });
});
