import type { Locale, Word } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { getBackend, queryKey } from "./api-client.ts";
import { getEntry } from "./get-entry.ts";
import { getListBehind } from "./list-behind.ts";
import { sectionRetry } from "./retry-policy.ts";

/** All words (API-14). */
const getWords = (locale: Locale, context: QueryFunctionContext): Promise<Word[]> =>
  getListBehind(context, queryKey(locale, "listWords", {}), (signal) =>
    getBackend(context.client).read("listWords", {}, { locale, signal, retries: 0 }),
  );

/** All words without their texts, which a list does not need (WRD-1…WRD-4). */
export const wordListQuery = (locale: Locale) =>
  queryOptions({
    queryKey: queryKey(locale, "listWords", "list"),
    queryFn: async (context) =>
      (await getWords(locale, context)).map(({ id, title, excerpt, created_at, categories }) => ({
        ...{ id, title, excerpt, created_at, categories },
      })),
  });

/** The first three words without their texts. Shows the number of each retry (RSCH-10). */
export const wordPreviewQuery = (locale: Locale) =>
  queryOptions({
    queryKey: queryKey(locale, "listWords", "preview"),
    ...sectionRetry,
    queryFn: async (context) =>
      (await getWords(locale, context))
        .slice(0, 3)
        .map(({ id, title, excerpt, categories }) => ({ id, title, excerpt, categories })),
  });

/** One word, found by its id in the list (API-14). */
export const wordQuery = (locale: Locale, id: string) =>
  queryOptions({
    queryKey: queryKey(locale, "listWords", { id }),
    queryFn: async (context) => getEntry(await getWords(locale, context), id, "wordNotFound"),
  });
