import { listTeam } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";

/** The team, where the backend has it (ABT-1). */
export const teamQuery = (locale: Locale) => readQuery(listTeam, {}, locale);
