import { listCoreValues } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** The four values, where the backend has them; the site has texts of its own otherwise (ABT-6). */
export const coreValuesQuery = (locale: Locale) => readQuery(listCoreValues, {}, locale);
