import type { HomePage } from "@miqyas/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { I18nContext } from "./i18n/use-translation.ts";
import { ServerRouter } from "react-router";
import type { EntryContext, RouterContextProvider } from "react-router";
import { BootContext } from "./boot/boot-context.ts";
import { describeBoot } from "./boot/describe-boot.server.ts";
import { withoutStream } from "./boot/react-router-internals.ts";
import { AssetBaseContext } from "./content/asset-base.ts";
import { findPlayerOrigin } from "./features/home/film-source.ts";
import { homePageQuery } from "./queries/agency.ts";
import { resolveAddress } from "./routing/resolve-address.ts";
import { SiteOrigin } from "./routing/site-origin.ts";
import { fallbackContacts, ownContent } from "./i18n/fallback-contacts.ts";
import { hasNoContent, isIncomplete } from "./queries/completeness.ts";
import { pageContext } from "./queries/page-context.ts";
import { renderContext } from "./queries/render-context.ts";
import { usedCalls } from "./boot/serve-page.server.ts";
import { findable } from "./seo/findable.ts";
import { StructuredDataSink } from "./seo/structured-data-sink.ts";

export { fallbackContacts, findable, ownContent, renderContext, resolveAddress };
export type { RenderContext } from "./queries/render-context.ts";
export type { ResolvedAddress } from "./routing/resolve-address.ts";

/**
 * Renders a complete page. Adds headers: `x-tags` names the backend calls of the page. `x-incomplete` is `1` when data are
 * missing, and `main` when all of the page's own content is missing. `x-embed` is the origin of the hero's player (HOME-3).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const render = context.get(renderContext);
  const page = context.get(pageContext);
  const boot = {
    served: describeBoot(entry, render, page),
    whenReady: () => undefined,
  };
  let structuredData = "";
  const html = await renderDocument(
    <I18nContext value={page.i18n}>
      <QueryClientProvider client={page.queries}>
        <BootContext value={boot}>
          <SiteOrigin value={render.publicOrigin}>
            <AssetBaseContext value={render.mediaBase}>
              <StructuredDataSink value={(block) => void (structuredData = block)}>
                <ServerRouter context={withoutStream(entry)} url={request.url} />
              </StructuredDataSink>
            </AssetBaseContext>
          </SiteOrigin>
        </BootContext>
      </QueryClientProvider>
    </I18nContext>,
    render.nonce,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-language", page.i18n.read().locale);
  headers.set("x-tags", [...context.get(usedCalls)].sort().join(","));
  if (isIncomplete(page)) headers.set("x-incomplete", hasNoContent(page) ? "main" : "1");
  const { queryKey } = homePageQuery(page.i18n.read().locale);
  const player = findPlayerOrigin(page.queries.getQueryData<HomePage>(queryKey)?.video);
  if (player) headers.set("x-embed", player);
  page.queries.clear();
  return new Response(putIntoHead(html, structuredData), { status, headers });
}

/** Moves the structured data into the head. React leaves a script where it is rendered. */
const putIntoHead = (html: string, block: string): string => html.replace("</head>", () => `${block}</head>`);

/** Renders the document. Rejects with the first error of a component: no partial page is sent. */
function renderDocument(document: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // React sends long parts later and moves them with a script. This keeps all parts in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
