import { createClient } from "@miqyas/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nContext } from "../i18n/use-translation.ts";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import * as v from "valibot";
import { AssetBaseContext } from "../content/asset-base.ts";
import { createI18n } from "../i18n/create-i18n.ts";
import type { Messages } from "../i18n/load-messages.ts";
import { SiteOrigin } from "../routing/site-origin.ts";
import { connectBackend } from "../queries/api-client.ts";
import { pageContext } from "../queries/page-context.ts";
import type { PageContext } from "../queries/page-context.ts";
import { createQueryClient } from "../queries/query-client.ts";
import { requestRetry } from "../queries/retry-policy.ts";
import { hydrateQueries } from "../queries/served-queries.ts";
import { storedToken } from "../browser-storage/stored-token.ts";
import { BootContext } from "./boot-context.ts";
import { bootData } from "./boot-data.ts";
import { yieldToMain } from "./yield-to-main.ts";
import { receiveHandoff } from "./react-router-internals.ts";

/**
 * Hydrates the page in the language and with the data of its render. Resolves after hydration, when `<html>` has
 * `data-ready`. Rejects when the boot data or the page's code cannot be read.
 */
export async function startApp(messages: Messages): Promise<void> {
  const data = v.parse(bootData, JSON.parse(document.getElementById("boot")?.textContent ?? "null"));
  await receiveHandoff(data.router);
  await yieldToMain();
  const page: PageContext = {
    i18n: createI18n(data.locale, messages),
    queries: createQueryClient(requestRetry),
    content: [],
  };
  connectBackend(page.queries, createClient({ baseUrl: data.backendUrl, token: storedToken }));
  hydrateQueries(page.queries, data.queries);
  await yieldToMain();
  const getContext = () => new RouterContextProvider(new Map([[pageContext, page]]));

  return new Promise((resolve) => {
    const boot = { served: null, whenReady: resolve };
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <I18nContext value={page.i18n}>
            <QueryClientProvider client={page.queries}>
              <BootContext value={boot}>
                <SiteOrigin value={data.publicOrigin}>
                  <AssetBaseContext value={data.backendUrl}>
                    <HydratedRouter getContext={getContext} />
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
