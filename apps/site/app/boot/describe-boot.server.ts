import type { EntryContext } from "react-router";
import { isIncomplete } from "../queries/completeness.ts";
import type { PageContext } from "../queries/page-context.ts";
import type { RenderContext } from "../queries/render-context.ts";
import { dehydrateQueries } from "../queries/served-queries.ts";
import type { ServedBoot } from "./boot-context.ts";
import type { BootData } from "./boot-data.ts";
import {
  entryImports,
  entryModule,
  integrityOf,
  listModules,
  readHandoff,
} from "./react-router-internals.ts";

/** Links that fetch every module of the page, each with its integrity hash. */
function linkModules(entry: EntryContext): string {
  return listModules(entry)
    .map((url) => {
      const integrity = integrityOf(entry, url);
      return `<link rel="modulepreload" href="${url}"${integrity ? ` integrity="${integrity}"` : ""}>`;
    })
    .join("");
}

/** Collects what the browser needs to hydrate a rendered page. */
export function describeBoot(entry: EntryContext, render: RenderContext, page: PageContext): ServedBoot {
  const describe = (src: string) => ({ src, integrity: integrityOf(entry, src) });
  const data: BootData = {
    locale: page.i18n.read().locale,
    publicOrigin: render.publicOrigin,
    backendUrl: render.mediaBase,
    queries: dehydrateQueries(page.queries),
    router: readHandoff(entry),
  };
  return {
    json: JSON.stringify(data).replaceAll("<", "\\u003c"),
    modules: linkModules(entry),
    hydrateNow: isIncomplete(page),
    script: { ...describe(entryModule(entry)), nonce: render.nonce || undefined },
    imports: entryImports(entry).map(describe),
  };
}
