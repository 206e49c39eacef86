import type { BlogListParams } from "@miqyas/contract";
import type { ListState, Sort } from "../../../lists/list-state.ts";

/** Articles per page (BLOG-7). */
const pageSize = 10;

const orders: Record<Sort, Pick<BlogListParams, "sortBy" | "sortDirection">> = {
  newest: { sortBy: "created_at", sortDirection: "desc" },
  oldest: { sortBy: "created_at", sortDirection: "asc" },
  "title-az": { sortBy: "title", sortDirection: "asc" },
  "title-za": { sortBy: "title", sortDirection: "desc" },
};

/** The filters of a list state. Categories are counted among the articles that match them (BLOG-2). */
export const toBlogFilter = ({ q, categories }: ListState) => ({ search: q, categories });

/** Query parameters of the backend call for a list state (BLOG-10, API-30). */
export function toBlogParams(state: ListState): BlogListParams {
  return { ...orders[state.sort], page: state.page, per_page: pageSize, ...toBlogFilter(state) };
}
