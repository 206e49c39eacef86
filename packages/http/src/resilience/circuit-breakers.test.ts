import { expect, test } from "vitest";
import { createBreakers } from "./circuit-breakers.ts";
import { memoize } from "./memoize.ts";

test("F7: each name has its own breaker, and one success forgets it", () => {
  const breakers = createBreakers({ failures: 1, now: () => 0 });
  breakers.failed("a");
  expect([breakers.allows("a"), breakers.allows("b")]).toEqual([false, true]);
  expect(breakers.open).toBe(1);
  breakers.succeeded("a");
  expect(breakers.open).toBe(0);
  expect(breakers.allows("a")).toBe(true);
});

test("F7 B12: the name that failed first is forgotten first", () => {
  const breakers = createBreakers({ failures: 1, now: () => 0 }, 2);
  for (const name of ["a", "b", "c"]) breakers.failed(name);
  expect(["a", "b", "c"].map((name) => breakers.allows(name))).toEqual([true, false, false]);
});

test("B12: a result is computed once, until others have taken its place", () => {
  const computed: string[] = [];
  const double = memoize((text) => {
    computed.push(text);
    return text + text;
  }, 2);
  expect(["a", "a", "b", "a", "c", "a", "b"].map(double)).toEqual(["aa", "aa", "bb", "aa", "cc", "aa", "bb"]);
  expect(computed).toEqual(["a", "b", "c", "b"]);
});
