import type { BlogSummary, Locale, PagedList } from "@miqyas/contract";
import { isInOrder, matchesText, sortEntries } from "../../../lists/filter-entries.ts";
import type { ListPage } from "../../../lists/filter-entries.ts";
import { categoryKey } from "../../../lists/list-state.ts";
import type { ListState, Sort } from "../../../lists/list-state.ts";
import type { CategoryChoice } from "./collect-choices.ts";

/** Whether an article has a chosen category. The backend decides about an id whose name is not known (BLOG-10). */
function isCarried(id: string, { categories }: BlogSummary, choices: readonly CategoryChoice[]): boolean {
  const choice = choices.find((one) => one.id === id);
  if (choice) return categories.includes(choice.name);
  return /^[\w-]*\d[\w-]*$/.test(id) || categories.some((name) => categoryKey(name) === id);
}

/**
 * Rows in the chosen order (BLOG-3, BLOG-4). The rows keep the backend's order when their dates already follow the
 * chosen one: only the backend knows the place of rows without a date.
 */
function inOrder(rows: BlogSummary[], sort: Sort, locale: Locale): BlogSummary[] {
  const isSorted = !sort.startsWith("title") && isInOrder(rows, sort);
  return isSorted ? rows : sortEntries(rows, sort, locale);
}

/**
 * The articles of an answer. A backend that ignores the filters sends rows that do not match. The same filters remove
 * these here, and the count is corrected (BLOG-2, BLOG-10).
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
