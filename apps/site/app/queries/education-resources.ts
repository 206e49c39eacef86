import { getEducationResource, listEducationResources } from "@miqyas/contract";
import type { EducationResourceListParams, Locale } from "@miqyas/contract";
import { readAllQuery, readQuery } from "./api-client.ts";
import { sectionRetry } from "./retry-policy.ts";

/** All resources of a category, newest first; they are searched and paged in the browser (RES-5). */
export const resourcesQuery = (
  locale: Locale,
  params: Pick<EducationResourceListParams, "category_id"> = {},
) => readAllQuery(listEducationResources, params, locale);

/** The three newest resources; counts its retries aloud (RSCH-10). */
export const resourcePreviewQuery = (locale: Locale) => ({
  ...readQuery(listEducationResources, { perPage: 3 }, locale),
  ...sectionRetry,
});

/** One resource (RSD-1). */
export const resourceQuery = (locale: Locale, id: string) => readQuery(getEducationResource, { id }, locale);
