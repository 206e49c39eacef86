import { isNotFound } from "@miqyas/contract";
import type { PageContext } from "./page-context.ts";

/** Failed queries, without those whose content does not exist in the backend. */
function listFailures({ queries }: PageContext): ReadonlySet<string> {
  const failed = queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.error && !isNotFound(state.error));
  return new Set(failed.map(({ queryHash }) => queryHash));
}

/** Whether any of the page's data is missing. */
export function isIncomplete(page: PageContext): boolean {
  return listFailures(page).size > 0;
}

/** Whether a page that needs content has none of it. */
export function hasNoContent(page: PageContext): boolean {
  const failures = listFailures(page);
  const cache = page.queries.getQueryCache();
  const hashes = page.content.map((queryKey) => cache.find({ queryKey })?.queryHash ?? "");
  return hashes.length > 0 && hashes.every((hash) => failures.has(hash));
}
