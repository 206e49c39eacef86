import { getFeaturedReport, listFeaturedReports } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** Featured reports, where the backend lists them (SRCH-2). */
export const reportsQuery = (locale: Locale) => readQuery(listFeaturedReports, {}, locale);

/** One featured report (RPD-1). */
export const reportQuery = (locale: Locale, id: string) => readQuery(getFeaturedReport, { id }, locale);
