import type { FaqCategory, FaqPage } from "@miqyas/contract";

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

/** The value by which a category is chosen: its id, or its name. */
export function choiceId(category: FaqCategory): string {
  return category.id ?? category.name;
}
