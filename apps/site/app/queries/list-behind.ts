import { isServer } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { staleTime } from "./query-client.ts";

/** Size of a page of a list that is read whole, the largest that backends accept, and the most pages: 4,000 entries. */
export const wholePageSize = 100;
export const mostWholePages = 40;

/** The list from which other answers are made, if it is cached and fresh. */
export function findListBehind<List>(queries: QueryClient, queryKey: QueryKey): List | undefined {
  const known = queries.getQueryState<List>(queryKey);
  return known?.data !== undefined && Date.now() - known.dataUpdatedAt < staleTime ? known.data : undefined;
}

/** Caches a list in the browser, for later answers made from it. A served page does not contain it. */
export function keepListBehind<List>(queries: QueryClient, queryKey: QueryKey, list: List): void {
  if (!isServer) queries.setQueryData(queryKey, list);
}

/** The whole list for an answer made from it: the cached one while it is fresh, else the backend's. */
export async function getListBehind<List>(
  queries: QueryClient,
  queryKey: QueryKey,
  read: () => Promise<List>,
): Promise<List> {
  const known = findListBehind<List>(queries, queryKey);
  if (known !== undefined) return known;
  const list = await read();
  keepListBehind(queries, queryKey, list);
  return list;
}
