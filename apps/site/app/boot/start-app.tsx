import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nContext } from "../i18n/use-translation.ts";
import { RouterContextProvider } from "react-router";
import { AssetBaseContext } from "../content/asset-base.ts";
import { loadRichText } from "../content/lazy-rich-text.tsx";
import { createI18n } from "../i18n/create-i18n.ts";
import type { Messages } from "../i18n/load-messages.ts";
import { SiteOrigin } from "../routing/site-origin.ts";
import { connectBackend, createBackend, loadCalls } from "../queries/api-client.ts";
import { pageContext } from "../queries/page-context.ts";
import type { PageContext } from "../queries/page-context.ts";
import { createQueryClient } from "../queries/query-client.ts";
import { loadOutbox } from "../outbox/keep-outbox.ts";
import { requestRetry } from "../queries/retry-policy.ts";
import { hydrateQueries } from "../queries/served-queries.ts";
import { storedToken } from "../browser-storage/stored-token.ts";
import { BootContext } from "./boot-context.ts";
import { BrowserRouter } from "./browser-router/components.tsx";
import { createRouter } from "./browser-router/router.ts";
import type { RouteModule } from "./browser-router/router.ts";
import { takeUpdates } from "./browser-router/take-updates.ts";
import { isBootData } from "./boot-data.ts";
import type { FrameRoute } from "./frame-routes.ts";
import { interactionEvents } from "./hydrate-on-interaction.ts";
import { yieldToMain } from "./yield-to-main.ts";
import { receiveHandoff } from "./browser-router/receive-handoff.ts";

/**
 * Loads what an untouched page does not need, at the visitor's next sign: the calls of the backend, for a navigation,
 * and the outbox, so that a form can be kept when the network is away by then (CON-11).
 */
function loadRestLater(): void {
  const ended = new AbortController();
  const load = () => {
    ended.abort();
    // What fails here is loaded again by whoever needs it.
    for (const loading of [loadCalls(), loadOutbox()]) loading.catch(() => undefined);
  };
  for (const name of [...interactionEvents, "input"])
    addEventListener(name, load, { capture: true, passive: true, signal: ended.signal });
}

/**
 * React writes the first text into every text area again, which moves the caret of one without changes to its start. A value
 * that was set counts as a change.
 */
function keepCarets(): void {
  for (const area of document.querySelectorAll("textarea")) {
    const { value } = area;
    area.value = value;
  }
}

/**
 * Loads the code for HTML where a text has pictures that a press enlarges. Hydration then includes that text, and the press
 * can be repeated; any other text outside the main content waits for its code after hydration.
 */
async function loadPictureTexts(): Promise<void> {
  if (document.querySelector("a[aria-haspopup=dialog]")) await loadRichText();
}

/**
 * Hydrates the page in the language and with the data of its render. Resolves after hydration, when `<html>` has
 * `data-ready`. Rejects when the boot data or the page's code cannot be read.
 */
export async function startApp(
  messages: Messages,
  frame: Readonly<Record<FrameRoute, RouteModule>>,
): Promise<void> {
  const data: unknown = JSON.parse(document.getElementById("boot")?.textContent ?? "null");
  if (!isBootData(data)) throw new TypeError("no boot data in the page");
  const [{ routes, modules }] = await Promise.all([receiveHandoff(data.router), loadPictureTexts()]);
  await yieldToMain();
  const page: PageContext = {
    i18n: createI18n(data.locale, messages),
    queries: createQueryClient(requestRetry),
    content: [],
  };
  connectBackend(page.queries, createBackend({ baseUrl: data.backendUrl, token: storedToken }));
  hydrateQueries(page.queries, data.queries);
  await yieldToMain();
  const context = new RouterContextProvider(new Map([[pageContext, page]]));
  const router = createRouter({
    routes,
    modules: { ...frame, ...modules },
    served: data.router.served,
    context,
  });

  return new Promise((resolve) => {
    const whenReady = () => {
      loadRestLater();
      if (import.meta.env.DEV) takeUpdates(router.modules);
      resolve();
    };
    const boot = { served: null, whenReady };
    keepCarets();
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <I18nContext value={page.i18n}>
            <QueryClientProvider client={page.queries}>
              <BootContext value={boot}>
                <SiteOrigin value={data.publicOrigin}>
                  <AssetBaseContext value={data.backendUrl}>
                    <BrowserRouter router={router} />
                  </AssetBaseContext>
                </SiteOrigin>
              </BootContext>
            </QueryClientProvider>
          </I18nContext>
        </StrictMode>,
      );
    });
  });
}
