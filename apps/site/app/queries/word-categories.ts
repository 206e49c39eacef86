import { listWordCategories } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** Categories of words (API-15). */
export const wordCategoriesQuery = (locale: Locale) => readQuery(listWordCategories, {}, locale);
