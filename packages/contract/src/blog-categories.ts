import * as v from "valibot";
import { defineRead } from "./call.ts";
import { count, id, listRequired, optional, requiredText } from "./schema.ts";

/** A category of articles, with the number of its articles that match the other filters. */
const blogCategory = v.object({ id, name: requiredText, count: optional(count) });
export type BlogCategory = v.InferOutput<typeof blogCategory>;

/** The filters of the counted articles (BLOG-2). */
export interface BlogCategoryParams {
  search?: string;
  /** Ids of the articles' categories. */
  categories?: string[];
}

/** `GET /blog-categories`, optional for a backend: the whole list for the filter (BLOG-10). */
export const listBlogCategories = defineRead({
  name: "blog-categories",
  optional: true,
  path: "/blog-categories",
  query: ({ search, categories }: BlogCategoryParams) => ({
    search: search || undefined,
    categories: categories?.length ? categories.join(",") : undefined,
  }),
  data: v.object({ items: listRequired(blogCategory) }),
  result: (data): BlogCategory[] => data.items,
  errors: { failed: "noCategories", invalid: "noCategories", notFound: "noCategories" },
});
