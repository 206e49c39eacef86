import { getVision } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** The vision (ABT-4). */
export const visionQuery = (locale: Locale) => readQuery(getVision, {}, locale);
