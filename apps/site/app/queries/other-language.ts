import { otherLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { isServer, queryOptions } from "@tanstack/react-query";
import { queryKey } from "./api-client.ts";
import type { AnyQuery } from "./api-client.ts";

/** The title or name of an entry. */
function titleOf(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return "";
  const title = "title" in entry ? entry.title : "name" in entry && entry.name;
  return typeof title === "string" ? title : "";
}

/** Tells a query to ask for the entry itself and to search no lists: a page that does not exist costs one call more. */
const byAddressOnly = { byAddressOnly: true };

/**
 * The title of an entry that exists in the other language only (LANG-15). `null` when it does not exist there either, or
 * the backend does not answer.
 * @param entryIn the query of the entry in a language
 */
export const otherLanguageQuery = (locale: Locale, entryIn: (locale: Locale) => AnyQuery | undefined) => {
  const entry = entryIn(otherLocale(locale));
  return queryOptions({
    queryKey: queryKey(locale, "other-language", entry?.queryKey),
    async queryFn({ client }): Promise<{ title: string } | null> {
      if (!entry) return null;
      try {
        return { title: titleOf(await client.fetchQuery({ ...entry, retry: false, meta: byAddressOnly })) };
      } catch {
        return null;
      } finally {
        // A served page contains the title alone.
        if (isServer) client.removeQueries({ queryKey: entry.queryKey, exact: true });
      }
    },
  });
};
