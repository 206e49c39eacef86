import * as v from "valibot";
import { defineRead } from "./call.ts";
import { category } from "./category.ts";
import type { Category } from "./category.ts";
import { listRequired } from "./schema.ts";

/** `GET /education-resource-categories` (API-13). The screens read a failure as an empty list (ERR-18). */
export const listEducationResourceCategories = defineRead({
  name: "education-resource-categories",
  path: "/education-resource-categories",
  query: (_params: Record<never, never>) => ({ perPage: 100, sortDirection: "desc", sortBy: "id" }),
  data: v.object({ categories: listRequired(category) }),
  result: (data): Category[] => data.categories,
  errors: { failed: "noCategories", invalid: "noCategories", notFound: "noCategories" },
});
