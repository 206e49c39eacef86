import { isLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { ServedQueries } from "../queries/served-queries.ts";
import type { RouterHandoff } from "./react-router-internals.ts";

/** The data for hydration. The page carries them as inert JSON, never as a script. */
export interface BootData {
  locale: Locale;
  /** Origin of the site, for canonical addresses. */
  publicOrigin: string;
  /** Origin of the backend for browsers; `""` when the site forwards to it. */
  backendUrl: string;
  queries: ServedQueries;
  router: RouterHandoff;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Whether a value has the outline of boot data. The same build wrote them; valibot would be 4 kB of every page. */
export function isBootData(value: unknown): value is BootData {
  if (!isRecord(value) || !isRecord(value.queries) || !isRecord(value.router)) return false;
  const { locale, publicOrigin, backendUrl, queries, router } = value;
  return (
    isLocale(locale) &&
    typeof publicOrigin === "string" &&
    typeof backendUrl === "string" &&
    Array.isArray(queries.data) &&
    Array.isArray(queries.failures) &&
    isRecord(router.served) &&
    isRecord(router.routes) &&
    typeof router.manifest === "string"
  );
}
