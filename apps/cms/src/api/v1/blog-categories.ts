import { findPublished } from "../find-published.ts";
import { defineRead } from "../public-read.ts";
import { toCategory } from "../related.ts";
import { countBlogsByCategory } from "./blog-listing.ts";

/** `GET /blog-categories` (BLOG-10): every category with the number of articles that carry it. */
export const blogCategories = defineRead({
  name: "blog-categories",
  path: "/blog-categories",
  tags: ["blog-categories", "blogs"],
  answer: async (reading) => {
    const [{ docs }, counts] = await Promise.all([
      findPublished(reading, "blog-categories"),
      countBlogsByCategory(reading.payload, reading.locale),
    ]);
    return { items: docs.map(({ doc }) => ({ ...toCategory(doc), count: counts.get(doc.id) ?? 0 })) };
  },
});
