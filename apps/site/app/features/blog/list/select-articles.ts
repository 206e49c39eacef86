import type { BlogSummary, Locale, PagedList } from "@miqyas/contract";
import { isInOrder, matchesText, sortEntries } from "../../../lists/filter-entries.ts";
import type { ListPage } from "../../../lists/filter-entries.ts";
import { categoryKey } from "../../../lists/list-state.ts";
import type { ListState, Sort } from "../../../lists/list-state.ts";
import type { CategoryChoice } from "./collect-choices.ts";

/** Whether an article carries a chosen category. An id whose name is not known is left to the backend (BLOG-10). */
function isCarried(id: string, { categories }: BlogSummary, choices: readonly CategoryChoice[]): boolean {
  const choice = choices.find((one) => one.id === id);
  if (choice) return categories.includes(choice.name);
  return /^[\w-]*\d[\w-]*$/.test(id) || categories.some((name) => categoryKey(name) === id);
}

/**
 * Rows in the asked order (BLOG-3, BLOG-4). Where those with a date are in it already, all stay as they came: only the
 * backend knows the place of those without.
 */
function inOrder(rows: BlogSummary[], sort: Sort, locale: Locale): BlogSummary[] {
  const isSorted = !sort.startsWith("title") && isInOrder(rows, sort);
  return isSorted ? rows : sortEntries(rows, sort, locale);
}

/**
 * The articles of an answer. A backend that ignores the filters gives rows that do not match: the same
 * predicate leaves them out, and the count says what is then true (BLOG-2, BLOG-10).
 */
export function selectArticles(
  answer: PagedList<BlogSummary>,
  state: ListState,
  choices: readonly CategoryChoice[],
  locale: Locale,
): ListPage<BlogSummary> {
  const matching = answer.items.filter(
    (article) =>
      matchesText(article, state.q) && state.categories.every((id) => isCarried(id, article, choices)),
  );
  const isFiltered = matching.length === answer.items.length;
  const { pagination } = answer;
  const pages = isFiltered ? (pagination?.total_pages ?? 1) : 1;
  return {
    items: inOrder(matching, state.sort, locale),
    total: isFiltered ? (pagination?.total ?? matching.length) : matching.length,
    page: Math.min(state.page, pages),
    pages,
  };
}
