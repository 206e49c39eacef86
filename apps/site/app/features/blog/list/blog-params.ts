import type { BlogListParams } from "@miqyas/contract";
import type { ListState, Sort } from "../../../lists/list-state.ts";

/** How many articles a page holds (BLOG-7). */
const pageSize = 10;

const orders: Record<Sort, Pick<BlogListParams, "sortBy" | "sortDirection">> = {
  newest: { sortBy: "created_at", sortDirection: "desc" },
  oldest: { sortBy: "created_at", sortDirection: "asc" },
  "title-az": { sortBy: "title", sortDirection: "asc" },
  "title-za": { sortBy: "title", sortDirection: "desc" },
};

/** What the articles are narrowed to: their categories are counted among these (BLOG-2). */
export const toBlogFilter = ({ q, categories }: ListState) => ({ search: q, categories });

/** What the backend is asked for a state of the list (BLOG-10, API-30). */
export function toBlogParams(state: ListState): BlogListParams {
  return { ...orders[state.sort], page: state.page, per_page: pageSize, ...toBlogFilter(state) };
}
