import { findPublished } from "../find-published.ts";
import { commaList, searchText } from "../parameters.ts";
import { defineRead } from "../public-read.ts";
import { toCategories } from "../related.ts";
import { countBlogsByCategory, resolveCategories } from "./blog-listing.ts";

/**
 * `GET /blog-categories` (BLOG-10): every category with its number of articles, counted among the articles
 * that match the search and the chosen categories (BLOG-2).
 */
export const blogCategories = defineRead({
  name: "blog-categories",
  path: "/blog-categories",
  params: { search: searchText, categories: commaList },
  answer: async (context) => {
    const { payload, locale, params } = context;
    const categories = params.categories?.length
      ? await resolveCategories(payload, params.categories)
      : undefined;
    const [{ docs }, counts] = await Promise.all([
      findPublished(context, "blog-categories"),
      countBlogsByCategory(payload, { locale, search: params.search, categories }),
    ]);
    const named = toCategories(docs.map(({ doc }) => doc));
    return { items: named.map((category) => ({ ...category, count: counts.get(category.id) ?? 0 })) };
  },
});
