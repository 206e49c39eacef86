import { groups } from "../admin/groups.ts";
import { localizedText } from "../fields/localized-text.ts";
import { categoryCollection } from "./category-collection.ts";

export const EducationResourceCategories = categoryCollection({
  slug: "education-resource-categories",
  labels: {
    singular: { en: "Resource category", ar: "تصنيف موارد" },
    plural: { en: "Resource categories", ar: "تصنيفات الموارد" },
  },
  group: groups.research,
  fields: [localizedText("description", { en: "Description", ar: "الوصف" })],
});
