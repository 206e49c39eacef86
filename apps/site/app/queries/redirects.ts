import { isNotFound, redirectKey } from "@miqyas/contract";
import type { Locale, Redirect } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { getBackend, queryKey } from "./api-client.ts";

/** Where an old address leads (RT-24, RT-25). `null` when it leads nowhere, or the backend knows no old addresses. */
export const redirectQuery = (locale: Locale, pathname: string) => {
  const key = redirectKey(pathname);
  return queryOptions({
    queryKey: queryKey(locale, "listRedirects", key),
    async queryFn({ client, signal }): Promise<Redirect | null> {
      if (key === null) return null;
      try {
        const options = { locale, signal, retries: 0 };
        const found = await getBackend(client).read("listRedirects", { from: key }, options);
        return found.find(({ from }) => from === key) ?? null;
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
};

/** The same once, for loaders. A failure leads nowhere: the page says that nothing was found. */
export const findRedirect = (queries: QueryClient, locale: Locale, pathname: string) =>
  queries.fetchQuery({ ...redirectQuery(locale, pathname), retry: false }).catch(() => null);
