import { defineRead } from "./call.ts";
import { category } from "./category.ts";
import type { Category } from "./category.ts";
import { listRequired } from "./schema.ts";

/** `GET /words-in-market-categories` (API-15): the list is the data itself. */
export const listWordCategories = defineRead({
  name: "words-in-market-categories",
  path: "/words-in-market-categories",
  query: (_params: Record<never, never>) => ({}),
  data: listRequired(category),
  result: (data): Category[] => data,
  errors: { failed: "noCategories", invalid: "noCategories", notFound: "noCategories" },
});
