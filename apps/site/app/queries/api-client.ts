import { ApiError } from "@miqyas/contract";
import type { ClientOptions, Locale, PagedList, ReadCall, ReadOptions } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import type * as CallsCode from "./calls.ts";

type Calls = (typeof CallsCode)["calls"];
export type CallName = keyof Calls;
type ParamsOf<Name extends CallName> = Parameters<Calls[Name]["query"]>[0];
export type ResultOf<Name extends CallName> = ReturnType<Calls[Name]["read"]>;
type ItemOf<Name extends CallName> =
  ResultOf<Name> extends PagedList<infer Item extends { id: string }> ? Item : never;
/** Calls whose list a backend may split into pages. */
type ListName = {
  [Name in CallName]: Calls[Name] extends ReadCall<{ page?: number }, PagedList<{ id: string }>>
    ? Name
    : never;
}[CallName];

/** The backend, with the calls of the contract by their names. Throws `ApiError`. */
export interface Backend {
  read: <Name extends CallName>(
    call: Name,
    params: ParamsOf<Name>,
    options: ReadOptions,
  ) => Promise<ResultOf<Name>>;
  /** Every entry of a list, once and in order (API-17). `atMost`: largest number of pages to read. */
  readAll: <Name extends ListName>(
    call: Name,
    params: ParamsOf<Name>,
    options: ReadOptions,
    atMost?: number,
  ) => Promise<ItemOf<Name>[]>;
}

/** Loads the code of the calls. A page that the server rendered does not need it before its first own call. */
export async function loadCalls(): Promise<typeof CallsCode> {
  try {
    return await import("./calls.ts");
  } catch (error) {
    throw new ApiError("network", "loadFailed", { cause: error });
  }
}

/** Creates the backend of a query client. */
export function createBackend(options: ClientOptions): Backend {
  const open = async () => {
    const { calls, createClient } = await loadCalls();
    return { calls, client: createClient(options) };
  };
  let opening: ReturnType<typeof open> | null = null;
  /** A failure is not kept: the next call tries again. */
  const opened = () =>
    (opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    }));
  return {
    async read(name, params, readOptions) {
      const { calls, client } = await opened();
      const byName: { [Name in CallName]: ReadCall<ParamsOf<Name>, ResultOf<Name>> } = calls;
      return client.read(byName[name], params, readOptions);
    },
    async readAll<Name extends ListName>(
      name: Name,
      params: ParamsOf<Name>,
      readOptions: ReadOptions,
      atMost?: number,
    ) {
      const { calls, client } = await opened();
      const byName: { [Call in ListName]: ReadCall<ParamsOf<Call>, PagedList<ItemOf<Call>>> } = calls;
      return client.readAll<ParamsOf<Name>, ItemOf<Name>>(byName[name], params, readOptions, atMost);
    },
  };
}

const backends = new WeakMap<QueryClient, Backend>();

/** Sets the backend of a query client. */
export function connectBackend(queries: QueryClient, backend: Backend): void {
  backends.set(queries, backend);
}

/** The backend of a query client. */
export function getBackend(queries: QueryClient): Backend {
  const backend = backends.get(queries);
  if (!backend) throw new Error("no backend is connected to this query client");
  return backend;
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
export function readQuery<Name extends CallName>(
  call: Name,
  params: NoInfer<ParamsOf<Name>>,
  locale: Locale,
) {
  return queryOptions({
    queryKey: queryKey(locale, call, params),
    queryFn: ({ client, signal }) => getBackend(client).read(call, params, { locale, signal, retries: 0 }),
  });
}
