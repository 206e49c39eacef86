import { listClients } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { readQuery } from "./api-client.ts";
import { sectionRetry } from "./retry-policy.ts";

/** Groups of clients with their logos; counts its retries aloud (HOME-22). */
export const clientsQuery = (locale: Locale) => ({ ...readQuery(listClients, {}, locale), ...sectionRetry });
