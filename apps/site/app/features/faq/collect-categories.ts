import type { FaqPage } from "@miqyas/contract";
import { categoriesOf, choiceId, distinct } from "../../queries/frequently-asked-questions.ts";

/** A category that can be chosen. */
export interface FaqChoice {
  id: string;
  name: string;
}

/**
 * The categories of all questions when the backend lists them, else those on the page (FAQ-2). A category without an
 * id is chosen by its name.
 */
export function collectCategories(page: FaqPage | undefined): FaqChoice[] {
  const known = distinct(page?.categories ?? categoriesOf(page?.items ?? []));
  return known.map((category) => ({ id: choiceId(category), name: category.name }));
}
