import type { ContractClient, Locale, PagedList, ReadCall } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

const clients = new WeakMap<QueryClient, ContractClient>();

/** Sets the backend client of a query client. */
export function connectBackend(queries: QueryClient, client: ContractClient): void {
  clients.set(queries, client);
}

/** The backend client of a query client. */
export function getBackend(queries: QueryClient): ContractClient {
  const client = clients.get(queries);
  if (!client) throw new Error("no backend is connected to this query client");
  return client;
}

/** Any query of the site, whatever its data. */
export type AnyQuery = Pick<FetchQueryOptions, "queryKey" | "queryFn">;

/** A query key. It begins with the language. */
export const queryKey = (locale: Locale, ...parts: unknown[]): QueryKey => [locale, ...parts];

/**
 * Placeholder data: a list stays on the screen while its next page or filter loads, but not in another language
 * (STA-2).
 */
export const keepPrevious =
  (locale: Locale) =>
  <Data>(previous: Data | undefined, query?: { queryKey: QueryKey }) =>
    query?.queryKey[0] === locale ? previous : undefined;

/**
 * A call of the contract as a query. Its key begins with the language: a language change runs it again (LANG-6), and
 * answers of two languages never mix (LANG-12). The query makes all retries (STA-4).
 */
export function readQuery<Params, Result>(
  call: ReadCall<Params, Result>,
  params: NoInfer<Params>,
  locale: Locale,
) {
  return queryOptions({
    queryKey: queryKey(locale, call.name, params),
    queryFn: ({ client, signal }) => getBackend(client).read(call, params, { locale, signal, retries: 0 }),
  });
}

/** A list that a backend may split into pages, read to its end (API-17, API-18). */
export function readAllQuery<Params extends { page?: number }, Item extends { id: string }>(
  call: ReadCall<Params, PagedList<Item>>,
  params: NoInfer<Params>,
  locale: Locale,
) {
  return queryOptions({
    queryKey: queryKey(locale, call.name, "all", params),
    queryFn: ({ client, signal }) => getBackend(client).readAll(call, params, { locale, signal, retries: 0 }),
  });
}
