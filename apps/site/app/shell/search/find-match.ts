import { normalizeText } from "@miqyas/contract";

/** Where a title holds the query as it is written: `[start, end]`; `null` when the match is only near. */
export function findMatch(title: string, query: string): [number, number] | null {
  const wanted = normalizeText(query);
  for (let start = 0; wanted && start < title.length; start++) {
    for (let end = start + 1; end <= title.length; end++) {
      if (normalizeText(title.slice(start, end)) === wanted && title[start]?.trim()) return [start, end];
    }
  }
  return null;
}
