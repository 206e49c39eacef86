import { expect, test } from "vitest";
import { createContentChanges } from "./content-changes.ts";

test("a change of articles touches the pages that show articles, and no other", () => {
  const changes = createContentChanges();
  changes.mark(["blogs"]);
  expect(changes.touched(["home-page", "blog"], 0)).toBe(true);
  expect(changes.touched(["home-page", "our-services"], 0)).toBe(false);
  expect(changes.touched([], 0)).toBe(false);
  expect(changes.touched(["blogs"], changes.count)).toBe(false);
});

test("kinds that the backend names in the singular are the same calls", () => {
  const changes = createContentChanges();
  changes.mark(["our-mission", "privacy-policy"]);
  expect(changes.touched(["our-missions"], 0)).toBe(true);
  expect(changes.touched(["privacy-policies"], 0)).toBe(true);
});

test("an unknown kind, such as a picture, touches every page; a page of unknown calls is touched by any", () => {
  const changes = createContentChanges();
  changes.mark(["media"]);
  expect(changes.touched([], 0)).toBe(true);
  changes.mark(["testimonials"]);
  expect(changes.touched(["*"], 1)).toBe(true);
  expect(changes.touched(["blogs"], 1)).toBe(false);
});
