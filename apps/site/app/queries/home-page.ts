import { getHomePage } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";
import { sectionRetry } from "./retry-policy.ts";

/** The hero of the home page; counts its retries aloud (HOME-8). */
export const homePageQuery = (locale: Locale) => ({ ...readQuery(getHomePage, {}, locale), ...sectionRetry });
