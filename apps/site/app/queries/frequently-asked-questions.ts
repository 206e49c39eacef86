import type { Faq, FaqCategory, FaqPage, Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { QueryFunctionContext, QueryKey } from "@tanstack/react-query";
import { cutList } from "../lists/filter-entries.ts";
import { getBackend, queryKey, readQuery } from "./api-client.ts";
import { findListBehind, getListBehind, mostWholePages, wholePageSize } from "./list-behind.ts";
import { readByCategory } from "./read-by-category.ts";

/** Page number and category of a page of questions. */
export interface FaqParams {
  page: number;
  category_id?: string | undefined;
}

/** Questions of a page, where this site pages them (FAQ-4). */
const pageSize = 10;

/** The value by which a category is chosen: its id, or its name. */
export const choiceId = ({ id, name }: FaqCategory): string => id ?? name;

/** Categories, each once, by the value by which they are chosen. */
export const distinct = (categories: readonly FaqCategory[]): FaqCategory[] => [
  ...new Map(categories.map((category) => [choiceId(category), category])).values(),
];

/** The categories of questions, each once. */
export const categoriesOf = (faqs: readonly Faq[]): FaqCategory[] =>
  distinct(faqs.flatMap(({ category }) => category ?? []));

/** A page of all questions or of a category, from the whole list. A page beyond the end is the last. */
function selectPage(all: Faq[], { page, category_id }: FaqParams): FaqPage {
  const matching =
    category_id === undefined
      ? all
      : all.filter(({ category }) => category && choiceId(category) === category_id);
  const { items, page: current_page, total: total_pages } = cutList(matching, page, pageSize);
  return {
    items,
    categories: categoriesOf(all),
    pagination: {
      current_page,
      per_page: pageSize,
      total: matching.length,
      total_pages,
      count: items.length,
    },
  };
}

/** All questions; `null` when they cannot be read. */
const readWhole = (
  context: QueryFunctionContext,
  locale: Locale,
  wholeKey: QueryKey,
): Promise<Faq[] | null> =>
  getListBehind(context, wholeKey, (signal) =>
    getBackend(context.client).readAll(
      "listFaqs",
      { per_page: wholePageSize },
      { locale, signal, retries: 0 },
      mostWholePages,
    ),
  ).catch(() => null);

/**
 * One page of questions (FAQ-4). A page beyond the end is the last, as in the other lists (BLOG-8, RES-5). A backend that
 * does not list the categories need not filter by them either (API-26): its whole list is filtered and paged here, where
 * it can be read.
 */
export const faqsQuery = (locale: Locale, params: FaqParams) => {
  const { page, category_id } = params;
  const wholeKey = queryKey(locale, "listFaqs", "whole");
  const filter = category_id === undefined ? {} : { category_id };
  return queryOptions({
    ...readQuery("listFaqs", { page, ...filter }, locale),
    async queryFn(context): Promise<FaqPage> {
      const { client, signal } = context;
      const known = findListBehind<Faq[]>(client, wholeKey);
      if (known) return selectPage(known, params);
      const readPage = (number: number) =>
        readByCategory(category_id, (by) =>
          getBackend(client).read("listFaqs", { page: number, ...by }, { locale, signal, retries: 0 }),
        );
      const answer = await readPage(page);
      const pages = answer.pagination?.total_pages ?? 1;
      const isPart = category_id !== undefined || pages > 1 || answer.items.length > pageSize;
      const all =
        answer.categories === null && isPart && pages <= mostWholePages
          ? await readWhole(context, locale, wholeKey)
          : null;
      if (all) return selectPage(all, params);
      const last = answer.pagination?.total ? pages : page;
      return answer.items.length === 0 && last < page ? readPage(last) : answer;
    },
  });
};
