import { groups } from "../admin/groups.ts";
import { categoryCollection } from "./category-collection.ts";

export const FaqCategories = categoryCollection({
  slug: "faq-categories",
  labels: {
    singular: { en: "Question category", ar: "تصنيف أسئلة" },
    plural: { en: "Question categories", ar: "تصنيفات الأسئلة" },
  },
  group: groups.content,
});
