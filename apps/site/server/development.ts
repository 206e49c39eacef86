import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { createApp } from "./shared/app-build.ts";
import type { ResolvedAddress, SiteApp } from "./shared/app-build.ts";
import { answerEmpty } from "@miqyas/http/answer";
import { cachePolicies } from "@miqyas/http/cache-policies";
import type { Settings } from "./shared/env.ts";
import type { AppRuntime } from "./app-runtime.ts";
import type { HeaderList } from "./pages/page-headers.ts";
import { describeError } from "@miqyas/http/log";
import type { Page, Rendered } from "./pages/page.ts";
import { renderPage } from "./pages/render/render.ts";
import type { RenderOptions } from "./pages/render/render.ts";

/** Serves the sources through Vite. Every request renders; pages have no security policy, because it would stop reload. */
export async function openDevelopment(
  siteFolder: string,
  settings: Settings,
  logger: Logger,
  server: Server,
): Promise<AppRuntime> {
  const vite = await createServer({
    root: siteFolder,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server } },
  });
  const report = (error: unknown) => logger.error({ event: "app_failed", error: describeError(error) });

  async function load(): Promise<SiteApp> {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return createApp(build, { version: "development", mode: "development", report });
  }
  let app = await load();

  async function render(key: string, options: RenderOptions = {}): Promise<Rendered> {
    try {
      app = await load();
      return await renderPage(app, key, settings, options);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      report(error);
      throw error;
    }
  }

  const find = async (key: string) =>
    ({ page: plainPage(await render(key)), status: "miss", staleReason: null }) as const;

  return {
    renderAnswer: render,
    renderPreview: (key, backendFetch) => render(key, { backendFetch }),
    resolveAddress: (pathname, search): ResolvedAddress => app.resolveAddress(pathname, search),
    findable: app.findable,
    fallbackContacts: app.fallbackContacts,
    pages: {
      find,
      announce: () => undefined,
      retryFailed: () => undefined,
      status: { degraded: false, oldestCopyAge: 0, pages: 0, bytes: 0 },
    },
    assets: {
      addresses: [],
      answer: (_request, reply) => answerEmpty(reply, 404),
      worker: (_request, reply) => answerEmpty(reply, 404),
    },
    async development({ raw: request }, { raw: response }) {
      const passed = new Promise<false>((resolve) =>
        vite.middlewares(request, response, () => resolve(false)),
      );
      return Promise.race([passed, EventEmitter.once(response, "close").then(() => true)]);
    },
    close: () => vite.close(),
  };
}

/** A page without cache and compression. */
function plainPage({ html, ...facts }: Rendered): Page {
  const headers: HeaderList = [
    ...["Content-Type", "text/html; charset=utf-8", "Content-Language", facts.locale],
    ...["Cache-Control", cachePolicies.nothing, "Content-Length", String(html.length)],
  ];
  const representation = { body: html, negotiated: headers, localized: headers };
  return {
    ...facts,
    etag: "",
    size: 0,
    representations: { br: representation, gzip: representation, identity: representation },
  };
}
