import { listEducationResourceCategories } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** Categories of resources; a failure counts as none (API-13). */
export const resourceCategoriesQuery = (locale: Locale) =>
  readQuery(listEducationResourceCategories, {}, locale);
