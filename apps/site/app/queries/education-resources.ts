import type { EducationResource, Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readQuery } from "./api-client.ts";
import { sectionRetry } from "./retry-policy.ts";

/** A resource without its texts. */
export type ResourceSummary = Omit<EducationResource, "content" | "images" | "untranslated">;

/** Removes the texts of a resource, which a list does not need. */
export const shortenResource = ({
  content: _text,
  images: _more,
  untranslated: _fields,
  ...resource
}: EducationResource): ResourceSummary => resource;

/** The three newest resources without their texts. Shows the number of each retry (RSCH-10). */
export const resourcePreviewQuery = (locale: Locale) =>
  queryOptions({
    queryKey: queryKey(locale, "listEducationResources", "preview"),
    ...sectionRetry,
    async queryFn({ client, signal }) {
      const options = { locale, signal, retries: 0 };
      const { items } = await getBackend(client).read("listEducationResources", { perPage: 3 }, options);
      return items.slice(0, 3).map(shortenResource);
    },
  });

/** One resource (RSD-1). */
export const resourceQuery = (locale: Locale, id: string) =>
  readQuery("getEducationResource", { id }, locale);
