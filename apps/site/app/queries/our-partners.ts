import { listPartners } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** Partners with a logo; a failure hides the section (HOME-23). */
export const partnersQuery = (locale: Locale) => readQuery(listPartners, {}, locale);
