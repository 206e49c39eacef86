import { getEducationResource, listEducationResources } from "@miqyas/contract";
import type { EducationResourceListParams, Locale } from "@miqyas/contract";
import { queryOptions } from "@tanstack/react-query";
import { getBackend, queryKey, readAllQuery, readQuery } from "./api-client.ts";
import { sectionRetry } from "./retry-policy.ts";

/** All resources of a category, newest first; they are searched and paged in the browser (RES-5). */
export const resourcesQuery = (
  locale: Locale,
  params: Pick<EducationResourceListParams, "category_id"> = {},
) => readAllQuery(listEducationResources, params, locale);

/** The three newest resources without their texts, which a page need not carry; counts its retries aloud (RSCH-10). */
export const resourcePreviewQuery = (locale: Locale) =>
  queryOptions({
    queryKey: queryKey(locale, listEducationResources.name, "preview"),
    ...sectionRetry,
    async queryFn({ client, signal }) {
      const options = { locale, signal, retries: 0 };
      const { items } = await getBackend(client).read(listEducationResources, { perPage: 3 }, options);
      return items
        .slice(0, 3)
        .map(({ content: _text, images: _more, untranslated: _fields, ...resource }) => resource);
    },
  });

/** One resource (RSD-1). */
export const resourceQuery = (locale: Locale, id: string) => readQuery(getEducationResource, { id }, locale);
