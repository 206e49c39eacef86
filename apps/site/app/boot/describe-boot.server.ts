import type { EntryContext } from "react-router";
import { localeOf } from "../i18n/use-locale.ts";
import { isIncomplete } from "../queries/completeness.ts";
import type { PageContext } from "../queries/page-context.ts";
import type { RenderContext } from "../queries/render-context.ts";
import { collectQueries } from "../queries/served-queries.ts";
import type { ServedBoot } from "./boot-context.ts";
import type { BootData } from "./boot-data.ts";

const isModule = (module: string | undefined) => module !== undefined;

function listRoutes({ manifest, staticHandlerContext }: EntryContext) {
  return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}

/** Links that fetch every module of the page, each with the hash that it must have. */
function linkModules(entry: EntryContext, integrityOf: (url: string) => string | undefined): string {
  const urls = listRoutes(entry).flatMap((route) => [
    route.module,
    route.clientLoaderModule,
    ...(route.imports ?? []),
  ]);
  return [...new Set([entry.manifest.url, ...urls.filter(isModule)])]
    .map((url) => {
      const integrity = integrityOf(url);
      return `<link rel="modulepreload" href="${url}"${integrity ? ` integrity="${integrity}"` : ""}>`;
    })
    .join("");
}

function describeRouter(entry: EntryContext, loaderData: string): BootData["router"] {
  const routes = listRoutes(entry).map((route) => [
    route.id,
    [route.clientMiddlewareModule, route.clientLoaderModule, route.module].filter(isModule),
  ]);
  return {
    context: JSON.parse(entry.serverHandoffString ?? "{}") as Record<string, unknown>,
    loaderData,
    manifest: entry.manifest.url,
    routes: Object.fromEntries(routes) as Record<string, string[]>,
    runtime: entry.manifest.hmr?.runtime,
  };
}

/** What the browser needs to take a rendered page over. Reads the router's data stream to its end. */
export async function describeBoot(
  entry: EntryContext,
  render: RenderContext,
  page: PageContext,
): Promise<ServedBoot> {
  const { module } = entry.manifest.entry;
  const { sri } = entry.manifest;
  const integrityOf = (url: string) => (typeof sri === "object" ? sri[url] : undefined);
  const data: BootData = {
    locale: localeOf(page.i18n),
    publicOrigin: render.publicOrigin,
    backendUrl: render.mediaBase,
    queries: collectQueries(page.queries),
    router: describeRouter(entry, await new Response(entry.serverHandoffStream).text()),
  };
  return {
    json: JSON.stringify(data).replaceAll("<", "\\u003c"),
    modules: linkModules(entry, integrityOf),
    urgent: isIncomplete(page),
    script: { src: module, integrity: integrityOf(module), nonce: render.nonce || undefined },
  };
}
