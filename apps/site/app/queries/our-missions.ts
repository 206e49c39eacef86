import { getMission } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** The mission; its section shows an empty text when the call fails (ABT-3). */
export const missionQuery = (locale: Locale) => readQuery(getMission, {}, locale);
