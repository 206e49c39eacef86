import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { createApp } from "./app-build.ts";
import type { ResolvedAddress, SiteApp } from "./app-build.ts";
import { answerEmpty } from "./answer.ts";
import type { Settings } from "./env.ts";
import type { Front } from "./front.ts";
import type { HeaderList } from "./headers.ts";
import { describeError } from "./log.ts";
import type { Page, Rendered } from "./page.ts";
import { renderPage } from "./render.ts";

/** Serves the sources through Vite: every page is rendered anew, without a security policy, which would stop reload. */
export async function openDevelopment(
  siteFolder: string,
  settings: Settings,
  logger: Logger,
  server: Server,
): Promise<Front> {
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

  async function find(key: string) {
    try {
      app = await load();
      return { page: plainPage(await renderPage(app, key, settings)), source: "miss", note: null } as const;
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      report(error);
      throw error;
    }
  }

  return {
    resolveAddress: (pathname, search): ResolvedAddress => app.resolveAddress(pathname, search),
    findable: app.findable,
    wayOut: app.wayOut,
    pages: {
      find,
      announce: () => undefined,
      patrol: () => undefined,
      status: { degraded: false, oldestCopyAge: 0, pages: 0, bytes: 0 },
    },
    files: new Map(),
    assets: {
      answer: (_request, response) => Promise.resolve(answerEmpty(response, 404)),
    },
    async development(request, response) {
      const passed = new Promise<false>((resolve) =>
        vite.middlewares(request, response, () => resolve(false)),
      );
      return Promise.race([passed, EventEmitter.once(response, "close").then(() => true)]);
    },
    stylesheets: () => [],
    close: () => vite.close(),
  };
}

/** A page that nobody keeps or packs. */
function plainPage({ html, ...facts }: Rendered): Page {
  const headers: HeaderList = [
    ...["Content-Type", "text/html; charset=utf-8", "Content-Language", facts.locale],
    ...["Cache-Control", "no-store", "Content-Length", String(html.length)],
  ];
  const form = { body: html, neutral: headers, prefixed: headers };
  return { ...facts, etag: "", size: 0, forms: { br: form, gzip: form, identity: form } };
}
