/** Orders of a list; only articles are also sorted by title (CONST-3). */
export const sorts = ["newest", "oldest", "title-az", "title-za"] as const;
export type Sort = (typeof sorts)[number];

/** What a list shows, as its address tells it. */
export interface ListState {
  q: string;
  /** The chosen categories by their ids, or by `categoryKey`. */
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

/** What stands for a category without an id: its name, its commas no end of it (BLOG-2, BLOG-10). */
export const categoryKey = (name: string) => name.replace(/[%,]/g, encodeURIComponent);

/** The canonical address of a state: what stands at its default is left out. */
export function listAddress(path: string, { q, categories, sort, page }: ListState): string {
  const query = new URLSearchParams();
  if (categories.length > 0) query.set("cat", categories.join(","));
  if (page > 1) query.set("page", String(page));
  if (q.trim()) query.set("q", q.trim());
  if (sort !== "newest") query.set("sort", sort);
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

/** The state after a change; any change but of the page begins at page 1 (BLOG-9, RES-4, WRD-1). */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** The values with one of them ticked, or no longer; the other way round when neither is said. */
export function tickValue(
  values: readonly string[],
  value: string,
  ticked = !values.includes(value),
): string[] {
  const others = values.filter((other) => other !== value);
  return ticked ? [...others, value] : others;
}

/** Whether entries are left out: a search or a filter (ERR-16). */
export function isFiltered({ q, categories }: ListState): boolean {
  return q.trim() !== "" || categories.length > 0;
}

/** Whether anything can be cleared: a search, a filter, or an order of one's own (BLOG-5). */
export function isNarrowed(state: ListState): boolean {
  return isFiltered(state) || state.sort !== "newest";
}
