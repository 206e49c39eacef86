import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** The hub of markets, if the backend has it (RT-5). */
export const marketsPageQuery = (locale: Locale) => readQuery("getMarketsPage", {}, locale);
