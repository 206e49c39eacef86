import { listBlogCategories } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** All categories of articles, where the backend has them (BLOG-10). */
export const blogCategoriesQuery = (locale: Locale) => readQuery(listBlogCategories, {}, locale);
