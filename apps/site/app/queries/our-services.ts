import type { Locale, Service } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { getBackend, queryKey } from "./api-client.ts";
import { getEntry } from "./get-entry.ts";
import { getListBehind } from "./list-behind.ts";

/** All services, from every page of the list (API-17). */
const getServices = (locale: Locale, context: QueryFunctionContext): Promise<Service[]> =>
  getListBehind(context, queryKey(locale, "listServices", "whole"), (signal) =>
    getBackend(context.client).readAll("listServices", {}, { locale, signal, retries: 0 }),
  );

/**
 * Services for cards, without the content of their own pages: a tenth of the size of the whole list.
 * @param count how many of the first; default all (HOME-10, SVC-2)
 */
export const servicePreviewQuery = (locale: Locale, count?: number) =>
  queryOptions({
    queryKey: queryKey(locale, "listServices", { preview: count ?? "all" }),
    queryFn: async (context) =>
      (await getServices(locale, context))
        .slice(0, count)
        .map(({ id, title, excerpt, image, image_details, languages, seo }) => ({
          id,
          title,
          excerpt,
          image,
          image_details,
          languages,
          seo,
        })),
  });

/** Services that use a tool (SVD-5). */
export const servicesOfToolQuery = (locale: Locale, tool: string) =>
  queryOptions({
    queryKey: queryKey(locale, "listServices", { tool }),
    queryFn: async (context) =>
      (await getServices(locale, context))
        .filter(({ tools }) => tools.some(({ id }) => id === tool))
        .map(({ id, title }) => ({ id, title })),
  });

/** One service, found by its id in the list (API-17, SVD-3). */
export const serviceQuery = (locale: Locale, id: string) =>
  queryOptions({
    queryKey: queryKey(locale, "listServices", { id }),
    queryFn: async (context) => getEntry(await getServices(locale, context), id, "serviceNotFound"),
  });
