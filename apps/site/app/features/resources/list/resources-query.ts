import type { Category, EducationResource, Locale, PagedList } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { entryPageSize } from "../../../lists/entry-list.tsx";
import { fitsFilter, isInOrder, selectEntries } from "../../../lists/filter-entries.ts";
import type { ListPage } from "../../../lists/filter-entries.ts";
import type { ListState } from "../../../lists/list-state.ts";
import { getBackend, queryKey } from "../../../queries/api-client.ts";
import { shortenResource } from "../../../queries/education-resources.ts";
import type { ResourceSummary } from "../../../queries/education-resources.ts";
import {
  findListBehind,
  keepListBehind,
  mostWholePages,
  wholePageSize,
} from "../../../queries/list-behind.ts";
import { readByCategory } from "../../../queries/read-by-category.ts";

/** A page of resources, and the categories of all resources read for it (RES-3). */
interface ResourcesPage extends ListPage<ResourceSummary> {
  categories: Category[];
}

/** Query parameters of the backend call for a list state (API-11). */
const toParams = ({ q, sort, page }: ListState) => ({
  page,
  perPage: entryPageSize,
  sortBy: "created_at" as const,
  sortDirection: sort === "oldest" ? ("asc" as const) : ("desc" as const),
  search: q.trim(),
});

const categoriesOf = (entries: readonly ResourceSummary[]) => entries.flatMap(({ categories }) => categories);

/**
 * Whether an answer follows the filters and the order of the list state. Otherwise the backend ignores the
 * parameters.
 */
function isAsAsked({ items, pagination }: PagedList<EducationResource>, state: ListState): boolean {
  return (
    pagination !== null &&
    items.length <= entryPageSize &&
    items.every((item) => fitsFilter(item, state)) &&
    isInOrder(items, state.sort)
  );
}

/**
 * The resources of a list state. A backend that filters and pages answers one call. For other backends the whole list
 * is read once, then filtered and paged here (RES-1, RES-5).
 */
export function resourcesQuery(locale: Locale, state: ListState) {
  const wholeKey = queryKey(locale, "listEducationResources", "whole");
  const select = (all: ResourceSummary[]): ResourcesPage => ({
    ...selectEntries(all, state, entryPageSize, locale),
    categories: categoriesOf(all),
  });
  return queryOptions({
    queryKey: queryKey(locale, "listEducationResources", "list", state),
    async queryFn({ client, signal }): Promise<ResourcesPage> {
      const known = findListBehind<ResourceSummary[]>(client, wholeKey);
      if (known) return select(known);
      const backend = getBackend(client);
      const options = { locale, signal, retries: 0 };
      const readPage = (page: number) =>
        readByCategory(state.categories[0], (by) =>
          backend.read("listEducationResources", { ...toParams({ ...state, page }), ...by }, options),
        );

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
          ? await backend.readAll(
              "listEducationResources",
              { perPage: wholePageSize },
              options,
              mostWholePages,
            )
          : answer.items;
      const whole = all.map(shortenResource);
      keepListBehind(client, wholeKey, whole);
      return select(whole);
    },
  });
}
