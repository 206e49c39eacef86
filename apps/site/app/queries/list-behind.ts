import { hashKey, isServer } from "@tanstack/react-query";
import type { QueryClient, QueryFunctionContext, QueryKey } from "@tanstack/react-query";
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

/** A read of a list under way, and the number of queries that wait for it. */
interface SharedRead {
  list: Promise<unknown>;
  waiting: number;
  abort: AbortController;
}

const readsOf = new WeakMap<QueryClient, Map<string, SharedRead>>();

/**
 * The whole list for an answer made from it: the cached one while it is fresh, else the backend's. A query that asks while
 * another one's read is under way shares it: those that start together and wait alike make their attempts together
 * (STA-4). A read is aborted when no query waits for it any more (STA-6).
 */
export async function getListBehind<List>(
  { client, signal }: QueryFunctionContext,
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<List>,
): Promise<List> {
  const known = findListBehind<List>(client, queryKey);
  if (known !== undefined) return known;
  signal.throwIfAborted();
  const reads = readsOf.get(client) ?? new Map<string, SharedRead>();
  readsOf.set(client, reads);
  const id = hashKey(queryKey);
  const shared = reads.get(id) ?? startRead(read);
  reads.set(id, shared);
  const forget = () => reads.get(id) === shared && reads.delete(id);
  shared.waiting++;
  signal.addEventListener("abort", () => {
    if (--shared.waiting > 0) return;
    forget();
    shared.abort.abort();
  });
  // A key belongs to one list.
  const list = (await shared.list.finally(forget)) as List;
  keepListBehind(client, queryKey, list);
  return list;
}

function startRead(read: (signal: AbortSignal) => Promise<unknown>): SharedRead {
  const abort = new AbortController();
  return { list: read(abort.signal), waiting: 0, abort };
}
