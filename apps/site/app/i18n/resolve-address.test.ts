import { describe, expect, test } from "vitest";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routeConfig from "../routes.ts";
import { addressNames, addressRules } from "./addresses.ts";
import { listBuiltPatterns, resolveAddressAmong } from "./resolve-address.ts";
import type { BuiltRoute } from "./resolve-address.ts";

const built = new Set(["/", "/AllBlog", "/trends/:id", "/__styleguide", "/*"]);
const resolve = (path: string, search = "") => resolveAddressAmong(built, path, search);

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
    expect(resolve("/termsand")).toEqual({ kind: "redirect", to, status: 301 });
    expect(resolve("/TermsAnd/", "?a=1&B=%20")).toEqual({
      kind: "redirect",
      to: `${to}?a=1&B=%20`,
      status: 301,
    });
    expect(resolve("/ar/termsAND", "?a=1")).toEqual({ kind: "redirect", to: `/ar${to}?a=1`, status: 301 });
  });

  test("RT-20 what does not exist or is not built is unknown", () => {
    for (const path of ["/nothing", "/contact", "/trends", "/*", "/__styleguide/x", "/AllBlog.data"])
      expect(resolve(path)).toEqual({ kind: "unknown" });
  });

  test("the styleguide is a page that nobody keeps", () => {
    expect(resolve("/__styleguide")).toMatchObject({ kind: "page", cacheable: false });
  });
});

/** The route config as the server's build lists it. */
function toBuild(entries: RouteConfigEntry[], parentId?: string): [string, BuiltRoute][] {
  return entries.flatMap(({ id, file, path, children = [] }): [string, BuiltRoute][] => {
    const key = id ?? `${file} ${path ?? ""}`;
    return [[key, { id: key, parentId, path }], ...toBuild(children, key)];
  });
}

test("RT-1…RT-18 every route is spelled as the table of addresses spells it", () => {
  const patterns = listBuiltPatterns(Object.fromEntries(toBuild(routeConfig)));
  const known = new Set<string>(addressNames.map((name) => addressRules[name].pattern));
  expect([...patterns].filter((pattern) => !known.has(pattern))).toEqual(["/__styleguide", "/*"]);
});
