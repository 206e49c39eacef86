import { locales } from "@miqyas/contract";
import * as v from "valibot";
import { servedQueries } from "../queries/served-queries.ts";
import { routerHandoff } from "./react-router-internals.ts";

/** The data for hydration. The page carries them as inert JSON, never as a script. */
export const bootData = v.object({
  locale: v.picklist(locales),
  /** Origin of the site, for canonical addresses. */
  publicOrigin: v.string(),
  /** Origin of the backend for browsers; `""` when the site forwards to it. */
  backendUrl: v.string(),
  queries: servedQueries,
  router: routerHandoff,
});
export type BootData = v.InferOutput<typeof bootData>;
