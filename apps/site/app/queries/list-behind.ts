import { isServer } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { staleTime } from "./query-client.ts";

/** A list that answers are made from, while it is at hand and fresh. */
export function findListBehind<List>(queries: QueryClient, queryKey: QueryKey): List | undefined {
  const known = queries.getQueryState<List>(queryKey);
  return known?.data !== undefined && Date.now() - known.dataUpdatedAt < staleTime ? known.data : undefined;
}

/** Keeps a list in a browser for the next answer that is made from it; a served page does not carry it. */
export function keepListBehind<List>(queries: QueryClient, queryKey: QueryKey, list: List): void {
  if (!isServer) queries.setQueryData(queryKey, list);
}

/** The whole list for an answer that is made from it: the one at hand while it is fresh, else the backend's. */
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
