import type { BlogSummary, Locale, Page } from "@miqyas/contract";
import { matchesText, sortEntries } from "../../../content/lists/filter-entries.ts";
import type { ListState } from "../../../content/lists/list-state.ts";
import type { CategoryChoice } from "./collect-choices.ts";

/** What a page of articles shows. */
export interface SelectedArticles {
  items: BlogSummary[];
  total: number;
  page: number;
  pages: number;
}

/**
 * The articles of an answer. A backend that ignores the filters gives rows that do not match: the same
 * predicate leaves them out, and the count says what is then true (BLOG-2, BLOG-10).
 */
export function selectArticles(
  answer: Page<BlogSummary>,
  state: ListState,
  choices: readonly CategoryChoice[],
  locale: Locale,
): SelectedArticles {
  const wanted = state.categories.map((id) => choices.find((choice) => choice.id === id)?.name ?? id);
  const matching = answer.items.filter(
    (article) => matchesText(article, state.q) && wanted.every((name) => article.categories.includes(name)),
  );
  const isFiltered = matching.length === answer.items.length;
  const { pagination } = answer;
  return {
    items: state.sort.startsWith("title") ? sortEntries(matching, state.sort, locale) : matching,
    total: isFiltered ? (pagination?.total ?? matching.length) : matching.length,
    page: pagination?.current_page ?? state.page,
    pages: isFiltered ? (pagination?.total_pages ?? 1) : 1,
  };
}
