import { groups } from "../admin/groups.ts";
import { categoryCollection } from "./category-collection.ts";

export const WordsInMarketCategories = categoryCollection({
  slug: "words-in-market-categories",
  labels: {
    singular: { en: "Word category", ar: "تصنيف مصطلحات" },
    plural: { en: "Word categories", ar: "تصنيفات المصطلحات" },
  },
  group: groups.research,
});
