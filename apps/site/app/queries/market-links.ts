import type { Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey } from "./api-client.ts";
import type { CallName, ResultOf } from "./api-client.ts";

/** An entry about one or several markets, as a link. */
export interface MarketLink {
  id: string;
  title: string;
  /** Keys of its markets. */
  markets: string[];
}

/** The entries of a list that name a market, reduced to the fields of a link. */
function taggedQuery<Name extends CallName>(
  call: Name,
  itemsOf: (result: ResultOf<Name>) => readonly MarketLink[],
  locale: Locale,
) {
  return queryOptions({
    queryKey: queryKey(locale, call, "by market"),
    queryFn: async ({ client, signal }): Promise<MarketLink[]> =>
      itemsOf(await getBackend(client).read(call, {}, { locale, signal, retries: 0 }))
        .filter(({ markets }) => markets.length > 0)
        .map(({ id, title, markets }) => ({ id, title, markets })),
  });
}

/** Trends, words and reports that name their markets, in three queries (RT-5). */
export const marketLinkQueries = (locale: Locale) => ({
  trends: taggedQuery("listTrends", (list) => list, locale),
  words: taggedQuery("listWords", (list) => list, locale),
  reports: taggedQuery("listFeaturedReports", ({ items }) => items, locale),
});

/** The entries about one market, in their order; `undefined` while the list is not known. */
export function linksAbout(market: string, entries?: readonly MarketLink[]): MarketLink[] | undefined {
  return entries?.filter(({ markets }) => markets.includes(market));
}
