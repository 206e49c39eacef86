import * as v from "valibot";
import { defineRead } from "./call.ts";
import type { PagedList } from "./call.ts";
import { paginationField } from "./pagination.ts";
import { id, list, listRequired, optional, requiredText, text, untranslated } from "./schema.ts";

const faqCategory = v.object({ id: optional(id), name: requiredText });
export type FaqCategory = v.InferOutput<typeof faqCategory>;

export const faq = v.object({
  id,
  question: requiredText,
  answer: text,
  category: optional(faqCategory),
  untranslated,
});
export type Faq = v.InferOutput<typeof faq>;

/** A page of questions. `categories`, those of all pages, is optional on the wire (FAQ-2). */
export interface FaqPage extends PagedList<Faq> {
  categories: FaqCategory[] | null;
}

/** `GET /frequently-asked-questions` (API-26). `per_page` and `category_id` are optional for a backend. */
export const listFaqs = defineRead({
  name: "frequently-asked-questions",
  path: "/frequently-asked-questions",
  query: (params: { page?: number; per_page?: number; category_id?: string }) => ({
    page: params.page ?? 1,
    per_page: params.per_page,
    category_id: params.category_id,
  }),
  data: v.object({
    faqs: listRequired(faq),
    pagination: paginationField,
    categories: optional(list(faqCategory)),
  }),
  result: (data): FaqPage => ({
    items: data.faqs,
    pagination: data.pagination,
    categories: data.categories,
  }),
  errors: { failed: "noFaqs", invalid: "noFaqs", notFound: "noFaqs" },
});
