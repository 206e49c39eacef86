import type { FaqPage } from "@miqyas/contract";
import { choiceId } from "../../queries/frequently-asked-questions.ts";

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
  const known = page?.categories ?? page?.items.flatMap(({ category }) => (category ? [category] : [])) ?? [];
  return [...new Map(known.map((category) => [choiceId(category), category.name])).entries()].map(
    ([id, name]) => ({ id, name }),
  );
}
