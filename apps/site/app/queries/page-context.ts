import { ApiError } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { i18n as I18n } from "i18next";
import { createContext, data } from "react-router";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, Params } from "react-router";
import { findAddress } from "../routing/find-address.ts";
import { localeOf } from "../i18n/use-locale.ts";
import type { AnyQuery } from "./api-client.ts";

/** What belongs to one request on the server, and to the life of a page in the browser. */
export interface PageContext {
  i18n: I18n;
  queries: QueryClient;
  /** Queries of the page's own content, as opposed to header and footer; filled by loaders on the server. */
  content: QueryKey[];
}

export const pageContext = createContext<PageContext>();

/** What a page's queries depend on. */
interface PageRequest {
  locale: Locale;
  params: Params;
  /** The known parameters of the address with valid values. */
  query: URLSearchParams;
}

/** The queries that a page shows, by what it is asked. */
export type PageNeeds = (request: PageRequest) => AnyQuery[];

type LoaderArgs = Pick<LoaderFunctionArgs, "context" | "params" | "request">;
type ClientLoaderArgs = Pick<ClientLoaderFunctionArgs, "context" | "params" | "request">;

function wantedBy(needs: PageNeeds, { context, params, request }: LoaderArgs): AnyQuery[] {
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(findAddress(pathname, search)?.query);
  return needs({ locale: localeOf(context.get(pageContext).i18n), params, query });
}

function isMissing(queries: QueryClient, { queryKey }: AnyQuery): boolean {
  const error = queries.getQueryState(queryKey)?.error;
  return error instanceof ApiError && error.kind === "not-found";
}

/**
 * A page's `loader`: the server waits for the queries, without retries. What the backend does not have
 * makes the answer a 404 (RT-21); any other failure is left to the page, which shows it.
 * @param optional queries whose absence is no reason for a 404
 */
export function onServer(needs: PageNeeds, optional: PageNeeds = () => []) {
  return async (args: LoaderArgs) => {
    const { queries, content } = args.context.get(pageContext);
    const wanted = wantedBy(needs, args);
    content.push(...wanted.map(({ queryKey }) => queryKey));
    const all = [...wanted, ...wantedBy(optional, args)];
    await Promise.all(all.map((query) => queries.prefetchQuery({ ...query, retry: false })));
    return wanted.some((query) => isMissing(queries, query)) ? data(null, 404) : null;
  };
}

/**
 * A page's `clientLoader`: starts the same queries and returns at once, so that the page is there while
 * they run. They end with the navigation when the visitor leaves before it is done (STA-6).
 */
export function inBrowser(needs: PageNeeds, optional: PageNeeds = () => []) {
  return (args: ClientLoaderArgs) => {
    const { queries } = args.context.get(pageContext);
    const wanted = [...wantedBy(needs, args), ...wantedBy(optional, args)];
    for (const query of wanted) void queries.prefetchQuery(query);
    args.request.signal.addEventListener("abort", () => {
      for (const { queryKey } of wanted)
        if (queries.getQueryCache().find({ queryKey })?.getObserversCount() === 0)
          void queries.cancelQueries({ queryKey, exact: true });
    });
    return null;
  };
}
