import { getTrend, listTrends } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** All trends (TRG-1). */
export const trendsQuery = (locale: Locale) => readQuery(listTrends, {}, locale);

/** One trend (TRD-1). */
export const trendQuery = (locale: Locale, id: string) => readQuery(getTrend, { id }, locale);
