import type { Locale, Tool } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import type { QueryFunctionContext } from "@tanstack/react-query";
import { getBackend, queryKey } from "./api-client.ts";
import { getEntry } from "./get-entry.ts";
import { getListBehind } from "./list-behind.ts";

/** All tools, from every page of the list (API-18). */
const getTools = (locale: Locale, context: QueryFunctionContext): Promise<Tool[]> =>
  getListBehind(context, queryKey(locale, "listTools", "whole"), (signal) =>
    getBackend(context.client).readAll("listTools", {}, { locale, signal, retries: 0 }),
  );

/** All tools for cards, without the content of their own pages (SVC-3). */
export const toolPreviewQuery = (locale: Locale) =>
  queryOptions({
    queryKey: queryKey(locale, "listTools", "preview"),
    queryFn: async (context) =>
      (await getTools(locale, context)).map(({ id, name, description, image, image_details }) => ({
        id,
        name,
        description,
        image,
        image_details,
      })),
  });

/** One tool, found by its id in the list (API-18, TLD-2). */
export const toolQuery = (locale: Locale, id: string) =>
  queryOptions({
    queryKey: queryKey(locale, "listTools", { id }),
    queryFn: async (context) => getEntry(await getTools(locale, context), id, "toolNotFound"),
  });
