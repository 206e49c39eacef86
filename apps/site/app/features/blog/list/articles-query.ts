import type { Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { ListState } from "../../../lists/list-state.ts";
import { getBackend } from "../../../queries/api-client.ts";
import { blogsQuery } from "../../../queries/blogs.ts";
import { toBlogParams } from "./blog-params.ts";

/** The articles of a list state. A page beyond the end shows the last page, as in the other lists (BLOG-8, RES-5). */
export function articlesQuery(locale: Locale, state: ListState) {
  return queryOptions({
    ...blogsQuery(locale, toBlogParams(state)),
    async queryFn({ client, signal }) {
      const readPage = (page: number) =>
        getBackend(client).read("listBlogs", toBlogParams({ ...state, page }), {
          locale,
          signal,
          retries: 0,
        });
      const answer = await readPage(state.page);
      const last = answer.pagination?.total ? answer.pagination.total_pages : state.page;
      return answer.items.length === 0 && last < state.page ? readPage(last) : answer;
    },
  });
}
