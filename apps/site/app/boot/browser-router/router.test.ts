import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes as matchByReactRouter } from "react-router";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import config from "../../routes.ts";
import { matchRoutes } from "./router.ts";
import type { ListedRoute } from "./router.ts";

const entries: readonly RouteConfigEntry[] = config;

/** The routes as the build lists them. */
function listRoutes(of: readonly RouteConfigEntry[], parentId: string): ListedRoute[] {
  return of.flatMap(({ file, path, children = [] }) => [
    { id: file, parentId, module: file, ...(path !== undefined && { path }) },
    ...listRoutes(children, file),
  ]);
}
const root: ListedRoute = { id: "root", path: "", module: "root" };
const routes = Object.fromEntries([root, ...listRoutes(entries, "root")].map((route) => [route.id, route]));

const toObject = ({ file, path, index, children }: RouteConfigEntry): RouteObject =>
  index
    ? { id: file, index, ...(path !== undefined && { path }) }
    : { id: file, ...(path !== undefined && { path }), children: (children ?? []).map(toObject) };
const objects: RouteObject[] = [{ id: "root", path: "", children: entries.map(toObject) }];

const words = Object.values(routes).flatMap(({ path = "" }) =>
  path.split("/").filter((part) => /^\w+$/.test(part)),
);
const starts = ["", "/ar", "/AR", "/arx"].flatMap((locale) =>
  ["", ...words.map((word) => `/${word}`), "/CONTACT", "/nothing"].map((path) => locale + path),
);
const ends = ["", "/", "//", "/7", "/7/", "/7/8", "/a%20b", "/a%2Fb", "/%D8%A8", "/*", "/confirm"];

test.each(ends)("RT-19 addresses ending in “%s” lead to the routes that the server finds", (end) => {
  for (const start of starts) {
    const address = start + end || "/";
    const expected = matchByReactRouter(objects, address) ?? [];
    const { "*": _rest, ...params } = expected.at(-1)?.params ?? {};
    const found = matchRoutes(routes, address);
    const ids = (matches: readonly { route: { id?: string } }[]) => matches.map(({ route }) => route.id);
    expect(ids(found), address).toEqual(ids(expected));
    expect(found.at(-1)?.params, address).toEqual(params);
  }
});

test("RT-19 a broken encoding is taken as it is written", () => {
  expect(matchRoutes(routes, "/words/%").at(-1)?.params).toEqual({ id: "%" });
});
