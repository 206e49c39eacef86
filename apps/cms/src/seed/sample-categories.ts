import type { SeedCategory } from "./content/types.ts";
import type { SeedSession } from "./seed-session.ts";

type CategoryCollection =
  "blog-categories" | "education-resource-categories" | "words-in-market-categories" | "faq-categories";

/** Writes categories in their order; the returned function finds the id of a key, and throws for an unknown one. */
export async function writeCategories(
  session: SeedSession,
  collection: CategoryCollection,
  categories: SeedCategory[],
): Promise<(key: string) => number> {
  const ids = new Map<string, number>();
  for (const { key, name, description } of categories) {
    const id = await session.create(collection, (language) => ({
      name: name[language],
      ...(description && { description: description[language] }),
    }));
    ids.set(key, id);
  }
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`No category ${key} in ${collection}`);
    return id;
  };
}
