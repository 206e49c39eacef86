import { listEducationResources } from "@miqyas/contract";
import type { Category, EducationResource, Locale, PagedList } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { entryPageSize } from "../../../lists/entry-list.tsx";
import { fitsFilter, isInOrder, selectEntries } from "../../../lists/filter-entries.ts";
import type { ListPage } from "../../../lists/filter-entries.ts";
import type { ListState } from "../../../lists/list-state.ts";
import { getBackend, queryKey } from "../../../queries/api-client.ts";
import { shortenResource } from "../../../queries/education-resources.ts";
import type { ResourceSummary } from "../../../queries/education-resources.ts";
import { findListBehind, keepListBehind } from "../../../queries/list-behind.ts";

/** The most that a backend gives on a page. */
const wholePageSize = 100;
/** Pages of a backend that does not filter that are read at most: 4,000 resources. */
const mostPages = 40;

/** A page of resources, and the categories of all that was read for it (RES-3). */
interface ResourcesPage extends ListPage<ResourceSummary> {
  categories: Category[];
}

/** What the backend is asked for a state of the list (API-11). */
const toParams = ({ q, categories, sort, page }: ListState) => ({
  page,
  perPage: entryPageSize,
  sortBy: "created_at" as const,
  sortDirection: sort === "oldest" ? ("asc" as const) : ("desc" as const),
  ...(categories[0] && { category_id: categories[0] }),
  search: q.trim(),
});

const categoriesOf = (entries: readonly ResourceSummary[]) => entries.flatMap(({ categories }) => categories);

/** Whether an answer is the page asked for, filtered and in order; else the backend ignores what it was asked. */
function isAsAsked({ items, pagination }: PagedList<EducationResource>, state: ListState): boolean {
  return (
    pagination !== null &&
    items.length <= entryPageSize &&
    items.every((item) => fitsFilter(item, state)) &&
    isInOrder(items, state.sort)
  );
}

/**
 * The resources that a state of the list shows. A backend that filters and pages is asked for these alone; the list
 * of one that does not is read once, to its end, and searched here (RES-1, RES-5).
 */
export function resourcesQuery(locale: Locale, state: ListState) {
  const wholeKey = queryKey(locale, listEducationResources.name, "whole");
  const select = (all: ResourceSummary[]): ResourcesPage => ({
    ...selectEntries(all, state, entryPageSize, locale),
    categories: categoriesOf(all),
  });
  return queryOptions({
    queryKey: queryKey(locale, listEducationResources.name, "list", state),
    async queryFn({ client, signal }): Promise<ResourcesPage> {
      const known = findListBehind<ResourceSummary[]>(client, wholeKey);
      if (known) return select(known);
      const backend = getBackend(client);
      const options = { locale, signal, retries: 0 };
      const readPage = (page: number) =>
        backend.read(listEducationResources, toParams({ ...state, page }), options);

      const first = await readPage(state.page);
      const pages = first.pagination?.total_pages ?? 1;
      const isBeyond = first.items.length === 0 && pages < state.page;
      const answer = isBeyond ? await readPage(pages) : first;
      if (isAsAsked(answer, state)) {
        const items = answer.items.map(shortenResource);
        const total = answer.pagination?.total ?? items.length;
        return { items, total, page: Math.min(state.page, pages), pages, categories: categoriesOf(items) };
      }
      const all =
        pages > 1
          ? await backend.readAll(listEducationResources, { perPage: wholePageSize }, options, mostPages)
          : answer.items;
      const whole = all.map(shortenResource);
      keepListBehind(client, wholeKey, whole);
      return select(whole);
    },
  });
}
