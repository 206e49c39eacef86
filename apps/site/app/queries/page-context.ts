import { isNotFound } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { I18n } from "../i18n/create-i18n.ts";
import { createContext, data, redirect } from "react-router";
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs, Params } from "react-router";
import { findAddress } from "../routing/find-address.ts";
import { localizePath } from "../routing/paths.ts";
import type { AnyQuery } from "./api-client.ts";
import { otherLanguageQuery } from "./other-language.ts";
import { findRedirect } from "./redirects.ts";

/** State of one request on the server, and of one document in the browser. */
export interface PageContext {
  i18n: I18n;
  queries: QueryClient;
  /** Keys of the page's own queries, without those of header and footer. Loaders fill it on the server. */
  content: QueryKey[];
}

export const pageContext = createContext<PageContext>();

/** The input of a page's queries. */
interface PageRequest {
  locale: Locale;
  params: Params;
  /** The known parameters of the address that have valid values. */
  query: URLSearchParams;
}

/** Lists the queries that a page shows. */
export type PageQueries = (request: PageRequest) => AnyQuery[];

type LoaderArgs = Pick<LoaderFunctionArgs, "context" | "params" | "request">;
type ClientLoaderArgs = Pick<ClientLoaderFunctionArgs, "context" | "params" | "request">;

function listQueries(
  pageQueries: PageQueries,
  { context, params, request }: LoaderArgs,
  locale = context.get(pageContext).i18n.read().locale,
): AnyQuery[] {
  const { pathname, search } = new URL(request.url);
  const query = new URLSearchParams(findAddress(pathname, search)?.query);
  return pageQueries({ locale, params, query });
}

/**
 * Answers an address whose content does not exist: a redirect (RT-24), 410 (RT-25) or 404 (RT-21). The page of a 404 says
 * whether the content exists in the other language (LANG-15).
 */
async function answerMissing(args: LoaderArgs, pageQueries: PageQueries) {
  const { context, request } = args;
  const { queries, i18n } = context.get(pageContext);
  const locale = i18n.read().locale;
  const moved = await findRedirect(queries, locale, new URL(request.url).pathname);
  if (moved && moved.to !== null) return redirect(localizePath(moved.to, locale), 301);
  if (moved) return data(null, 410);
  const entryIn = (language: Locale) => listQueries(pageQueries, args, language)[0];
  await queries.prefetchQuery(otherLanguageQuery(locale, entryIn));
  return data(null, 404);
}

/**
 * Makes a page's `loader`. The server waits for the queries and does not retry them. Content that the backend does not
 * have is answered by `answerMissing`. The page itself shows any other failure.
 * @param optional queries that may lack content without a 404
 * @param main those of them without which the page has nothing to show
 */
export function createLoader(
  pageQueries: PageQueries,
  optional: PageQueries = () => [],
  main: PageQueries = () => [],
) {
  return async (args: LoaderArgs) => {
    const { queries, content } = args.context.get(pageContext);
    const required = listQueries(pageQueries, args);
    content.push(...[...required, ...listQueries(main, args)].map(({ queryKey }) => queryKey));
    const all = [...required, ...listQueries(optional, args)];
    await Promise.all(all.map((query) => queries.prefetchQuery({ ...query, retry: false })));
    return required.some(({ queryKey }) => isNotFound(queries.getQueryState(queryKey)?.error))
      ? answerMissing(args, pageQueries)
      : null;
  };
}

/**
 * Makes a page's `clientLoader`. It starts the same queries and returns at once: the page appears while they run.
 * They are cancelled when the visitor leaves before the page shows them (STA-6).
 * @param loadCode code that the page needs besides its own
 */
export function createClientLoader(
  pageQueries: PageQueries,
  optional: PageQueries = () => [],
  loadCode?: () => Promise<unknown>,
) {
  return async (args: ClientLoaderArgs) => {
    const { queries } = args.context.get(pageContext);
    const all = [...listQueries(pageQueries, args), ...listQueries(optional, args)];
    for (const query of all) void queries.prefetchQuery(query);
    args.request.signal.addEventListener("abort", () => {
      for (const { queryKey } of all)
        if (queries.getQueryCache().find({ queryKey })?.getObserversCount() === 0)
          void queries.cancelQueries({ queryKey, exact: true });
    });
    // The page says itself what it lacks.
    await loadCode?.().catch(() => undefined);
    return null;
  };
}
