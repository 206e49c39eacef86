import { listBlogCategories } from "@miqyas/contract";
import type { BlogCategoryParams, Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** All categories of articles, counted among those that a filter leaves, where the backend has them (BLOG-10). */
export const blogCategoriesQuery = (locale: Locale, filter: BlogCategoryParams) =>
  readQuery(listBlogCategories, filter, locale);
