import { LRUCache } from "lru-cache";

/**
 * Caches the results of a pure function of a string. Above `entries` results, the least recently used one is
 * dropped.
 */
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
