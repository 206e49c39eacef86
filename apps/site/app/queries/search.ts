import { groupLimit, hitsPerPage, isNotFound } from "@miqyas/contract";
import type { Locale, SearchKind, SearchParams, SearchResult } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, readQuery } from "./api-client.ts";

interface Search {
  q: string;
  /** One group in pages. Without it, the best hits of each group. */
  kind?: SearchKind | undefined;
  page?: number;
}

/**
 * A search of everything (SRCH-12). A backend without the call has its lists searched, by titles and excerpts. A page
 * beyond the end is the last, as in the lists (BLOG-8, RES-5).
 */
export function searchQuery(locale: Locale, { q, kind, page = 1 }: Search) {
  const paramsOf = (number: number): SearchParams =>
    kind ? { q, kind, page: number, per_page: hitsPerPage } : { q, per_page: groupLimit };
  return queryOptions({
    ...readQuery("searchSite", paramsOf(page), locale),
    async queryFn({ client, signal }): Promise<SearchResult> {
      const backend = getBackend(client);
      const options = { locale, signal, retries: 0 };
      const readPage = async (number: number) => {
        const params = paramsOf(number);
        try {
          return await backend.read("searchSite", params, options);
        } catch (error) {
          if (!isNotFound(error)) throw error;
          const { searchLists } = await import("./search-lists.ts");
          return searchLists(backend, params, options);
        }
      };
      const answer = await readPage(page);
      if (answer.groups.length > 0 || page === 1) return answer;
      const first = await readPage(1);
      const last = Math.ceil((first.groups[0]?.total ?? 0) / hitsPerPage);
      return last > 1 ? readPage(last) : first;
    },
  });
}
