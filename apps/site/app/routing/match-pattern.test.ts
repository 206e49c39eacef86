import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { matchPattern } from "./match-pattern.ts";
import { routeNames, routeTable } from "./route-table.ts";

const patterns = [
  ...routeNames.map((name) => routeTable[name].pattern),
  "ar?",
  "ar?/words/:id?",
  "ar?/*",
  "*",
];
const ends = ["", "/", "//", "/7", "/7/", "/7/8", "/a b", "/a%2Fb", "/%2F", "/بحث", "/(", "/:id", "/.", "?x"];
const paths = ["", "/ar", "/AR", "/arx"].flatMap((locale) =>
  ["", "/words", "/Words", "/wordsx", "/charts", "/resources", "/servicesdetils", "/contact", "/a.b"].flatMap(
    (path) => ends.map((end) => locale + path + end || "/"),
  ),
);

test.each(patterns)(
  "RT-19 %s matches what it matches in React Router, with the same parameters",
  (pattern) => {
    const rooted = pattern.startsWith("/") ? pattern : `/${pattern}`;
    for (const path of paths) {
      const { "*": _rest, ...params } = matchPath(rooted, path)?.params ?? {};
      const expected = matchPath(rooted, path) && params;
      expect(matchPattern(pattern, path), path).toEqual(expected);
    }
  },
);
