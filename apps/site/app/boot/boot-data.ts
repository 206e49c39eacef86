import { locales } from "@miqyas/contract";
import * as v from "valibot";
import { servedQueries } from "../queries/served-queries.ts";

/** What the browser needs to take the page over. It travels in the page as inert JSON, never as script. */
export const bootData = v.object({
  locale: v.picklist(locales),
  /** Origin of the site, for canonical addresses. */
  publicOrigin: v.string(),
  /** Origin of the backend for browsers; `""` when the site forwards to it. */
  backendUrl: v.string(),
  queries: servedQueries,
  router: v.object({
    /** React Router's own settings. */
    context: v.record(v.string(), v.unknown()),
    /** What the page's loaders returned, in React Router's encoding. */
    loaderData: v.string(),
    /** Module that lists all routes. */
    manifest: v.string(),
    /** Modules of each route on the page, by its id. */
    routes: v.record(v.string(), v.array(v.string())),
    /** Development only: the module that must run before all others. */
    runtime: v.optional(v.string()),
  }),
});
export type BootData = v.InferOutput<typeof bootData>;
