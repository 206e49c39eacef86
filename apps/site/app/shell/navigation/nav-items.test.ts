import { expect, test } from "vitest";
import { currentState, mainNav } from "./nav-items.ts";

const marked = (page: Parameters<typeof currentState>[1]) =>
  mainNav.flatMap((item) => (currentState(item, page) ? [[item.key, currentState(item, page)]] : []));

test.each([
  ["services", "services", "page"],
  ["plan", "services", "true"],
  ["tool", "services", "true"],
  ["markets", "research", "true"],
  ["words", "research", "true"],
] as const)("LAY-2 the page %s marks the item %s in the main navigation", (page, key, state) => {
  expect(marked(page)).toEqual([[key, state]]);
});

test.each(["contact", "faq", "search", undefined] as const)("LAY-2 the page %s marks no item", (page) => {
  expect(marked(page)).toEqual([]);
});
