import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { loadApp } from "./shared/app-build.ts";
import { openOlderBuilds } from "./assets/older-builds.ts";
import { createAssets } from "./assets/assets.ts";
import { createWorkerFile } from "./assets/worker-file.ts";
import { createContentChanges } from "./shared/content-changes.ts";
import type { Settings } from "./shared/env.ts";
import type { SiteMetrics } from "./metrics.ts";
import type { AppRuntime } from "./app-runtime.ts";
import { describeError } from "@miqyas/http/log";
import { compressPage, readRendered } from "./pages/page.ts";
import { createPageCache } from "./pages/cache/page-cache.ts";
import { readPageKey, routePattern } from "./pages/page-key.ts";
import { readStyles } from "./pages/render/inline-styles.ts";
import { renderPage } from "./pages/render/render.ts";
import { openSnapshots } from "./pages/cache/snapshots.ts";

/** Serves the build. Renders call the backend with `backendFetch`; `metrics` get their times. Throws when there is no build. */
export async function openProduction(
  server: FastifyInstance,
  buildFolder: string,
  settings: Settings,
  logger: Logger,
  backendFetch: typeof fetch,
  metrics: Pick<SiteMetrics, "timeRender"> | null,
): Promise<AppRuntime> {
  const report = (error: unknown) => logger.error({ event: "app_failed", error: describeError(error) });
  const entry = path.join(buildFolder, "server/index.js");
  if (!existsSync(entry)) throw new Error("The site is not built: `npm start` builds and serves it");
  const app = await loadApp(entry, report);
  const assets = await createAssets(server, {
    folder: path.join(buildFolder, "client"),
    olderBuilds: openOlderBuilds(path.join(settings.SITE_DATA_DIR, "assets")),
    secure: settings.secure,
    report: (error) => logger.warn({ event: "asset_failed", error: describeError(error) }),
  });
  const worker = await createWorkerFile(path.join(buildFolder, "worker"), settings);
  const inlineStyles = await readStyles(path.join(buildFolder, "client"), assets.addresses);
  const snapshots = openSnapshots({
    folder: path.join(settings.SITE_DATA_DIR, "pages"),
    build: nameBuild(app.version, settings),
    compress: (rendered) => compressPage(rendered, settings, inlineStyles),
    report: (event, error) => logger.warn({ event, error: describeError(error) }),
  });
  let closed = false;
  const pages = createPageCache({
    changes: createContentChanges(),
    snapshots,
    isOwnContent: (path) => app.ownContent.includes(path),
    async render(key, dataDeadline) {
      const rendered = renderPage(app, key, settings, { backendFetch, dataDeadline });
      metrics?.timeRender(rendered);
      return compressPage(await rendered, settings, inlineStyles);
    },
    ...(settings.PREPARE_PAGES === "on" && {
      recompress: async (page) =>
        closed ? page : compressPage(readRendered(page), settings, inlineStyles, "idle"),
    }),
    report: (key, error) =>
      logger.warn({
        event: error === null ? "render_incomplete" : "render_failed",
        route: routePattern(readPageKey(key).path),
        ...(error !== null && { error: describeError(error) }),
      }),
  });
  return {
    resolveAddress: (...parts) => app.resolveAddress(...parts),
    findable: app.findable,
    fallbackContacts: app.fallbackContacts,
    pages,
    // The page's own text is in the answer: the render waits only briefly for data of header and footer.
    renderAnswer: (key, asked) =>
      renderPage(app, key, settings, { backendFetch, dataDeadline: "short", ...asked }),
    renderPreview: (key, previewFetch) => renderPage(app, key, settings, { backendFetch: previewFetch }),
    assets: { ...assets, worker },
    close() {
      closed = true;
      return snapshots.flush();
    },
  };
}

/** Names the build and the settings that pages depend on. A snapshot of another build is out of date. */
function nameBuild(version: string, { SITE_ORIGIN, mediaBase }: Settings): string {
  const shown = JSON.stringify([SITE_ORIGIN, mediaBase]);
  return `${version}-${createHash("sha256").update(shown).digest("hex").slice(0, 8)}`;
}
