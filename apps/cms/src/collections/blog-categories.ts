import { groups } from "../admin/groups.ts";
import { categoryCollection } from "./category-collection.ts";

export const BlogCategories = categoryCollection({
  slug: "blog-categories",
  labels: {
    singular: { en: "Article category", ar: "تصنيف مقالات" },
    plural: { en: "Article categories", ar: "تصنيفات المقالات" },
  },
  group: groups.content,
});
