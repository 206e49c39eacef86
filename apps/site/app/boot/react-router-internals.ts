import type { EntryContext } from "react-router";
import type { ServedScreen } from "./browser-router/router.ts";
import { frameRoutes } from "./frame-routes.ts";

/*
 * All use of React Router's server that its public API does not cover. The framework starts the page's code with the
 * document. This site starts it late (`hydrate-on-interaction.ts`), from inert data, without inline scripts, and with a
 * router of its own (`browser-router`). Any release may change these names. `react-router-internals.test.ts` then fails
 * and says what to check.
 */

/** The version of `react-router` and `@react-router/dev` with which this file was checked. */
export const checkedVersion = "8.4.0";

/** The data with which the router of browsers starts, as JSON. */
export interface RouterHandoff {
  /** What the server rendered. */
  served: ServedScreen;
  /** URL of the module that lists all routes. */
  manifest: string;
  /** Module URLs of each route of the page, by route ID, without those of the frame. */
  routes: Record<string, string[]>;
  /** Development only: URL of the module that must run before all others. */
  runtime?: string | undefined;
}

const isInFrame = ({ id }: { id: string }) => (frameRoutes as readonly string[]).includes(id);

const isModule = (module: string | undefined) => module !== undefined;

function listRoutes({ manifest, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}

/** URLs of all modules of a page, the list of routes first. */
export function listModules(entry: EntryContext): string[] {
  const urls = listRoutes(entry).flatMap((route) => [
    ...(isInFrame(route) ? [] : [route.module, route.clientLoaderModule]),
    ...(route.imports ?? []),
  ]);
  return [...new Set([entry.manifest.url, ...urls.filter(isModule)])];
}

/** URL of the module that the document starts with. */
export const entryModule = (entry: EntryContext): string => entry.manifest.entry.module;

/** URLs of the modules that it imports. */
export const entryImports = (entry: EntryContext): string[] => entry.manifest.entry.imports;

/** Subresource integrity hash of a module. Undefined in development. */
export function integrityOf({ manifest: { sri } }: EntryContext, url: string): string | undefined {
  return typeof sri === "object" ? sri[url] : undefined;
}

/** Reads the data with which the browser starts the router. */
export function readHandoff(entry: EntryContext): RouterHandoff {
  const { loaderData, actionData, errors } = entry.staticHandlerContext;
  const routes = listRoutes(entry)
    .filter((route) => !isInFrame(route))
    .map((route) => [
      route.id,
      [route.clientMiddlewareModule, route.clientLoaderModule, route.module].filter(isModule),
    ]);
  return {
    served: { loaderData, actionData, failed: Object.keys(errors ?? {})[0] ?? null },
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
