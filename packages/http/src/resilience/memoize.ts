import { LRUCache } from "lru-cache";

/** Remembers what a pure function said of a string, for as many strings as `entries`; the one not asked longest goes. */
export function memoize<Result extends NonNullable<unknown>>(
  compute: (text: string) => Result,
  entries: number,
): (text: string) => Result {
  const known = new LRUCache<string, Result>({ max: entries });
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}
