import { isServer } from "@tanstack/react-query";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { staleTime } from "./query-client.ts";

/**
 * The whole list for an answer that is made from it: the one at hand while it is fresh, else the backend's.
 * A browser keeps it for the next such answer; a served page does not carry it.
 */
export async function getListBehind<List>(
  queries: QueryClient,
  queryKey: QueryKey,
  read: () => Promise<List>,
): Promise<List> {
  const known = queries.getQueryState<List>(queryKey);
  if (known?.data !== undefined && Date.now() - known.dataUpdatedAt < staleTime) return known.data;
  const list = await read();
  if (!isServer) queries.setQueryData(queryKey, list);
  return list;
}
