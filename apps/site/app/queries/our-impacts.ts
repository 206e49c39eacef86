import { listImpacts } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** All impacts; they are paged in the browser (HOME-11, HOME-12). */
export const impactsQuery = (locale: Locale) => readQuery(listImpacts, {}, locale);
