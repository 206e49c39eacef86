import { listFaqs } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** One page of questions (FAQ-4). */
export const faqsQuery = (
  locale: Locale,
  params: { page?: number; per_page?: number; category_id?: string },
) => readQuery(listFaqs, params, locale);
