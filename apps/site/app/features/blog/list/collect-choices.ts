import type { BlogCategory, BlogSummary } from "@miqyas/contract";
import { listUnknown } from "../../../lists/filter-entries.ts";
import { categoryKey } from "../../../lists/list-state.ts";

/** A category to choose: by its id, or by its name when the backend has no list of categories. */
export interface CategoryChoice {
  id: string;
  name: string;
  count: number | null;
}

/** The choices, plus chosen categories that are not among them: these have a name and no articles (BLOG-2). */
export function addUnknownChoices(
  choices: readonly CategoryChoice[],
  chosen: readonly string[],
  name: string,
): CategoryChoice[] {
  return [...choices, ...listUnknown(chosen, choices, name).map((one) => ({ ...one, count: 0 }))];
}

/**
 * The categories of the whole collection when the backend lists them, else those of the articles on the page
 * (BLOG-10).
 */
export function collectChoices(
  categories: readonly BlogCategory[] | undefined,
  articles: readonly BlogSummary[],
): CategoryChoice[] {
  if (categories) return categories.map(({ id, name, count }) => ({ id, name, count }));
  const names = new Set(articles.flatMap((article) => article.categories));
  return [...names].map((name) => ({ id: categoryKey(name), name, count: null }));
}
