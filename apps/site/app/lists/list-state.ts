/** Sort orders of a list. Only articles are also sorted by title (CONST-3). */
export const sorts = ["newest", "oldest", "title-az", "title-za"] as const;
export type Sort = (typeof sorts)[number];

/** The state of a list, as its address holds it. */
export interface ListState {
  q: string;
  /** The chosen categories: ids or `categoryKey` values. */
  categories: string[];
  sort: Sort;
  page: number;
}

export const emptyState: ListState = { q: "", categories: [], sort: "newest", page: 1 };

const isSort = (value: string | null): value is Sort => sorts.some((sort) => sort === value);

/** Reads the known, valid parameters of an address (`useAddress`). */
export function readListState(query: URLSearchParams): ListState {
  const sort = query.get("sort");
  return {
    q: query.get("q") ?? "",
    categories:
      query
        .get("cat")
        ?.split(",")
        .map((part) => part.trim()) ?? [],
    sort: isSort(sort) ? sort : "newest",
    page: Number(query.get("page") ?? 1),
  };
}

/**
 * The key of a category without an id: its name with encoded commas, because commas separate keys (BLOG-2, BLOG-10).
 */
export const categoryKey = (name: string) => name.replace(/[%,]/g, encodeURIComponent);

/** The query of a state's canonical address. Defaults are left out. */
export function listQuery({ q, categories, sort, page }: ListState): URLSearchParams {
  const query = new URLSearchParams();
  if (categories.length > 0) query.set("cat", categories.join(","));
  if (page > 1) query.set("page", String(page));
  if (q.trim()) query.set("q", q.trim());
  if (sort !== "newest") query.set("sort", sort);
  return query;
}

/** The canonical address of a state. */
export function listAddress(path: string, state: ListState): string {
  const search = listQuery(state).toString();
  return search ? `${path}?${search}` : path;
}

/** The state after a change. Every change except that of the page returns to page 1 (BLOG-9, RES-4, WRD-1). */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** The values with one of them added or removed; toggled when `ticked` is absent. */
export function tickValue(
  values: readonly string[],
  value: string,
  ticked = !values.includes(value),
): string[] {
  const others = values.filter((other) => other !== value);
  return ticked ? [...others, value] : others;
}

/** Whether a search or a filter is set (ERR-16). */
export function isFiltered({ q, categories }: ListState): boolean {
  return q.trim() !== "" || categories.length > 0;
}

/** Whether there is anything to clear: a search, a filter, or a changed order (BLOG-5). */
export function isNarrowed(state: ListState): boolean {
  return isFiltered(state) || state.sort !== "newest";
}
