import { callsShowing, isContentKind } from "@miqyas/contract/content-kinds";
import { expect, test } from "vitest";
import { createContentChanges } from "./content-changes.ts";

const kinds = Object.keys(callsShowing).filter(isContentKind);
const calls = [...new Set(kinds.flatMap((kind) => [...callsShowing[kind]]))];

test.each(kinds)("F1 %s, as the backend names it, touches the pages that show it, and no other", (kind) => {
  const changes = createContentChanges();
  changes.mark([kind]);
  expect(calls.filter((call) => changes.touched([call], 0)).toSorted()).toEqual(
    [...callsShowing[kind]].toSorted(),
  );
  expect(changes.touched([], 0)).toBe(false);
  expect(changes.touched(calls, changes.count)).toBe(false);
});

test("F1 a backend may name a call; an unknown kind touches every page, a page of unknown calls any", () => {
  const changes = createContentChanges();
  changes.mark(["our-missions"]);
  expect(changes.touched(["our-missions"], 0)).toBe(true);
  expect(changes.touched(["our-visions"], 0)).toBe(false);
  changes.mark(["something-new"]);
  expect(changes.touched([], 1)).toBe(true);
  changes.mark(["testimonials"]);
  expect(changes.touched(["*"], 2)).toBe(true);
  expect(changes.touched(["blogs"], 2)).toBe(false);
});
