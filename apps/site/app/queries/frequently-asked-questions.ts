import type { Faq, FaqCategory, FaqPage, Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readQuery } from "./api-client.ts";
import { findListBehind, keepListBehind } from "./list-behind.ts";
import { readByCategory } from "./read-by-category.ts";

/** Page number and category of a page of questions. */
export interface FaqParams {
  page: number;
  category_id?: string | undefined;
}

/** Questions of a page when the backend does not say it (FAQ-4). */
const pageSize = 10;
/** The most pages read from a backend that does not list the categories. */
const mostPages = 40;

/** The value by which a category is chosen: its id, or its name. */
export const choiceId = ({ id, name }: FaqCategory): string => id ?? name;

/** A page of all questions or of a category, from the whole list. A page beyond the end is the last. */
function selectPage(all: Faq[], { page, category_id }: FaqParams, size: number): FaqPage {
  const matching =
    category_id === undefined
      ? all
      : all.filter(({ category }) => category && choiceId(category) === category_id);
  const total_pages = Math.max(1, Math.ceil(matching.length / size));
  const current_page = Math.min(page, total_pages);
  const items = matching.slice((current_page - 1) * size, current_page * size);
  return {
    items,
    categories: all.flatMap(({ category }) => category ?? []),
    pagination: { current_page, per_page: size, total: matching.length, total_pages, count: items.length },
  };
}

/**
 * One page of questions (FAQ-4). A page beyond the end is the last, as in the other lists (BLOG-8, RES-5). A backend that does
 * not list the categories need not filter by them either (API-26): its whole list is read once, then filtered and paged here.
 */
export const faqsQuery = (locale: Locale, params: FaqParams) => {
  const { page, category_id } = params;
  const wholeKey = queryKey(locale, "listFaqs", "whole");
  const filter = category_id === undefined ? {} : { category_id };
  return queryOptions({
    ...readQuery("listFaqs", { page, ...filter }, locale),
    async queryFn({ client, signal }): Promise<FaqPage> {
      const backend = getBackend(client);
      const options = { locale, signal, retries: 0 };
      const readPage = (number: number) =>
        readByCategory(category_id, (by) => backend.read("listFaqs", { page: number, ...by }, options));
      const known = findListBehind<Faq[]>(client, wholeKey);
      if (known) return selectPage(known, params, pageSize);
      const answer = await readPage(page);
      const pages = answer.pagination?.total_pages ?? 1;
      if (answer.categories === null && (pages > 1 || category_id !== undefined)) {
        const all = await backend.readAll("listFaqs", {}, options, mostPages);
        keepListBehind(client, wholeKey, all);
        return selectPage(all, params, pageSize);
      }
      const last = answer.pagination?.total ? pages : page;
      return answer.items.length === 0 && last < page ? readPage(last) : answer;
    },
  });
};
