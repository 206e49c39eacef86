import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** One featured report (RPD-1). */
export const reportQuery = (locale: Locale, id: string) => readQuery("getFeaturedReport", { id }, locale);
