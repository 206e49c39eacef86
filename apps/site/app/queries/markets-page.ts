import { hasMarkets, isNotFound, locales, otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readQuery } from "./api-client.ts";

/** The hub of markets, if the backend has it (RT-5). */
export const marketsPageQuery = (locale: Locale) => readQuery("getMarketsPage", {}, locale);

/** The languages in which the hub has content, for a page that has it in its own (LANG-15). */
export const marketsLanguagesQuery = (shown: Locale) =>
  queryOptions({
    queryKey: queryKey(shown, "getMarketsPage", "languages"),
    async queryFn({ client, signal }): Promise<readonly Locale[]> {
      const options = { locale: otherLocale(shown), signal, retries: 0 };
      try {
        return hasMarkets(await getBackend(client).read("getMarketsPage", {}, options)) ? locales : [shown];
      } catch (error) {
        if (isNotFound(error)) return [shown];
        throw error;
      }
    },
  });
