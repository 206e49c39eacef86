import { expect, test } from "vitest";
import { callsShowing, kindsShownBy } from "./content-kinds.ts";
import { reads } from "./reads.ts";

const calls = reads.map(({ pattern }) => pattern.split("/")[3] ?? "");

test("F1 every call is changed by something that is published, and nothing else is named", () => {
  expect(calls.filter((call) => kindsShownBy(call).length === 0)).toEqual([]);
  expect(new Set(Object.values(callsShowing).flat())).toEqual(new Set(calls));
});

test("F1 RT-24 an article changes the answers about articles, old addresses, searches and words, and no other", () => {
  expect(callsShowing.blogs).toEqual([
    ...["blogs", "blog-categories", "markets-page", "redirects", "search", "words-in-markets"],
  ]);
  expect(kindsShownBy("blogs")).toEqual([
    ...["blog-categories", "blogs", "charts", "media", "words-in-markets"],
  ]);
});
