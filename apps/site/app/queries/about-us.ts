import { getAboutUs } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";
import { sectionRetry } from "./retry-policy.ts";

/** The text about the agency, as HTML; counts its retries aloud (STA-3). */
export const aboutUsQuery = (locale: Locale) => ({ ...readQuery(getAboutUs, {}, locale), ...sectionRetry });
