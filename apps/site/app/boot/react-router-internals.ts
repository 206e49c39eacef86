import type { EntryContext } from "react-router";
import * as v from "valibot";

/*
 * All use of React Router that its public API does not cover. The framework starts the page's code with the document.
 * This site starts it late (`hydrate-on-interaction.ts`), from inert data and without inline scripts. Any release may
 * change these names. `react-router-internals.test.ts` then fails and says what to check.
 */

/** The version of `react-router` and `@react-router/dev` with which this file was checked. */
export const checkedVersion = "8.4.0";

/** The data that React Router needs in the browser before its first render, as JSON. */
export interface RouterHandoff {
  /** React Router's own settings. */
  context: Record<string, unknown>;
  /** The results of the page's loaders, in React Router's encoding. */
  loaderData: string;
  /** URL of the module that lists all routes. */
  manifest: string;
  /** Module URLs of each route of the page, by route ID. */
  routes: Record<string, string[]>;
  /** Development only: URL of the module that must run before all others. */
  runtime?: string | undefined;
}

const isModule = (module: string | undefined) => module !== undefined;

function listRoutes({ manifest, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}

/** URLs of all modules of a page, the list of routes first. */
export function listModules(entry: EntryContext): string[] {
  const urls = listRoutes(entry).flatMap((route) => [
    route.module,
    route.clientLoaderModule,
    ...(route.imports ?? []),
  ]);
  return [...new Set([entry.manifest.url, ...urls.filter(isModule)])];
}

/** URL of the module that the document starts with. */
export const entryModule = (entry: EntryContext): string => entry.manifest.entry.module;

/** Subresource integrity hash of a module. Undefined in development. */
export function integrityOf({ manifest: { sri } }: EntryContext, url: string): string | undefined {
  return typeof sri === "object" ? sri[url] : undefined;
}

/** Reads the data with which the browser starts the router. Reads the router's data stream to its end. */
export async function readHandoff(entry: EntryContext): Promise<RouterHandoff> {
  const routes = listRoutes(entry).map((route) => [
    route.id,
    [route.clientMiddlewareModule, route.clientLoaderModule, route.module].filter(isModule),
  ]);
  return {
    context: v.parse(v.record(v.string(), v.unknown()), JSON.parse(entry.serverHandoffString ?? "{}")),
    loaderData: await new Response(entry.serverHandoffStream).text(),
    manifest: entry.manifest.url,
    routes: Object.fromEntries(routes) as RouterHandoff["routes"],
    runtime: entry.manifest.hmr?.runtime,
  };
}

/** The context for `ServerRouter` without the stream. With it, the router would write inline scripts. */
export const withoutStream = (entry: EntryContext): EntryContext => ({
  ...entry,
  serverHandoffStream: undefined,
});
