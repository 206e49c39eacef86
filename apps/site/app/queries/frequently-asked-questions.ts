import type { Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, readQuery } from "./api-client.ts";
import { readByCategory } from "./read-by-category.ts";

/** Page number and category of a page of questions. */
export interface FaqParams {
  page: number;
  category_id?: string | undefined;
}

/** One page of questions (FAQ-4). A page beyond the end is the last, as in the other lists (BLOG-8, RES-5). */
export const faqsQuery = (locale: Locale, { page, category_id }: FaqParams) => {
  const filter = category_id === undefined ? {} : { category_id };
  return queryOptions({
    ...readQuery("listFaqs", { page, ...filter }, locale),
    async queryFn({ client, signal }) {
      const readPage = (number: number) =>
        readByCategory(category_id, (by) =>
          getBackend(client).read("listFaqs", { page: number, ...by }, { locale, signal, retries: 0 }),
        );
      const answer = await readPage(page);
      const last = answer.pagination?.total ? answer.pagination.total_pages : page;
      return answer.items.length === 0 && last < page ? readPage(last) : answer;
    },
  });
};
