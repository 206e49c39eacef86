import type { RelationshipField } from "payload";
import { relatedCell } from "./field-options.ts";

type CategoryCollection =
  | "blog-categories"
  | "education-resource-categories"
  | "words-in-market-categories"
  | "faq-categories";

const shared = {
  type: "relationship" as const,
  admin: { position: "sidebar" as const, allowCreate: false, components: relatedCell },
};

/** Any number of categories. */
export const categories = (relationTo: CategoryCollection): RelationshipField => ({
  ...shared,
  name: "categories",
  label: { en: "Categories", ar: "التصنيفات" },
  relationTo,
  hasMany: true,
});

/** At most one category. */
export const category = (relationTo: CategoryCollection): RelationshipField => ({
  ...shared,
  name: "category",
  label: { en: "Category", ar: "التصنيف" },
  relationTo,
  hasMany: false,
});
