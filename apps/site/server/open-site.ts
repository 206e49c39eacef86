import path from "node:path";
import { locales } from "@miqyas/contract";
import { createAddressTest, isThisMachine } from "@miqyas/http/client-address";
import { createClientLimit, registerClientLimits } from "@miqyas/http/client-limit";
import { guardConnections } from "@miqyas/http/connection-guard";
import { createCounts } from "@miqyas/http/counts";
import { createLifecycle, stopServer } from "@miqyas/http/graceful-stop";
import { createHttpApp, listen } from "@miqyas/http/http-app";
import { createLog, describeError } from "@miqyas/http/log";
import { createBreakers } from "@miqyas/http/resilience/circuit-breakers";
import { connectBackend } from "./api-proxy/backend.ts";
import { createBackendProbe, createVerifiedFetch } from "./api-proxy/backend-probe.ts";
import { createCachingFetch } from "./api-proxy/caching-fetch.ts";
import { createCallProxy } from "./api-proxy/proxy-call.ts";
import { createFileProxy, filesAtOnce } from "./api-proxy/proxy-file.ts";
import { createResponseCache } from "./api-proxy/response-cache.ts";
import { latestContacts } from "./latest-contacts.ts";
import { canonicalTarget } from "./forms/form-targets.ts";
import { createForms } from "./forms/forms.ts";
import { createNewsletterLinks, linkRule } from "./forms/newsletter-links.ts";
import { createAnswerPageLimits, createAnswerPages } from "./pages/answer-pages.ts";
import { endlessPageRule } from "./pages/page-handler.ts";
import { listWarmedKeys, startCacheWarmer } from "./pages/cache-warmer.ts";
import type { PageCache } from "./pages/cache/page-cache.ts";
import { createFallbackErrorPage } from "./pages/fallback-error-page.ts";
import { pageKey, unknownPath } from "./pages/page-key.ts";
import { createPreviewPages, previewRule } from "./pages/preview-pages.ts";
import { createRedirects } from "./pages/redirects.ts";
import { startRecoveryProbe } from "./pages/recovery-probe.ts";
import { createSeoFiles } from "./seo-files/seo-files.ts";
import { createAccessLog } from "./shared/access-log.ts";
import { createCdnPurge } from "./shared/cdn-purge.ts";
import type { Settings } from "./shared/env.ts";
import { nameBackendCall } from "./router.ts";
import { createSite } from "./site.ts";
import { openUsageStore } from "./usage/usage-store.ts";
import { createUsage, newUsageRule, usageRule } from "./usage/usage.ts";

const siteFolder = path.resolve(import.meta.dirname, "..");

/** Limit of calls to the backend per visitor; the period in ms (R14). */
const callRule = { count: 300, period: 60_000 };

/** A site with all its parts. It does not listen yet. */
export interface OpenSite {
  /** Takes requests, and renders the most needed pages. Rejects with a sentence for the operator when it cannot. */
  listen(): Promise<void>;
  /** Finishes what is running and closes everything. An error is the reason, and is logged. */
  stop(error?: Error): Promise<void>;
}

/** Opens a site. `dev` serves the sources instead of the build. A process can have several. */
export async function openSite(settings: Settings, { dev = false } = {}): Promise<OpenSite> {
  const { secure, BACKEND_URL: backendUrl, SITE_SIGNAL_SECRET: secret } = settings;
  const { logger, flush } = createLog("site", settings.LOG_LEVEL);
  const accessLog = createAccessLog(logger);
  const { SITE_METRICS_PORT: metricsPort, METRICS_HOST: metricsHost } = settings;
  const metrics = metricsPort
    ? await import("./metrics.ts").then(({ createSiteMetrics }) => createSiteMetrics(backendUrl))
    : null;
  const droppedConnections = createCounts((counts) =>
    logger.warn({ event: "connections_dropped", ...counts }),
  );
  const lifecycle = createLifecycle();
  const app = createHttpApp({
    trustedProxies: settings.TRUSTED_PROXIES,
    lifecycle,
    takesUpgrades: dev,
    rewriteTarget: canonicalTarget,
    refused: (status) => accessLog.answered({ route: "*", status, ms: 0 }),
  });
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  const tracing = collector
    ? await import("@miqyas/http/tracing").then(({ startTracing }) =>
        startTracing({ service: "site", endpoint: collector, share }),
      )
    : null;
  tracing?.traceRequests(app, true);
  tracing?.traceCalls(new URL(backendUrl).origin, nameBackendCall);
  guardConnections(app.server, {
    isTrusted: createAddressTest(settings.TRUSTED_PROXIES),
    dropped: droppedConnections.add,
  });
  await registerClientLimits(app);
  const callBackend = connectBackend(app, backendUrl);

  const cache = createResponseCache();
  const breakers = createBreakers();
  const isBackendUp = createBackendProbe(backendUrl);
  const backendFetch = createVerifiedFetch(isBackendUp, createCachingFetch(cache, secure));
  const runtime = dev
    ? await import("./development.ts").then(({ openDevelopment }) =>
        openDevelopment(siteFolder, settings, logger, app.server),
      )
    : await import("./production.ts").then(({ openProduction }) =>
        openProduction(app, path.join(siteFolder, "build"), settings, logger, backendFetch, metrics),
      );
  const report = (error: unknown) => logger.error({ event: "answer_failed", error: describeError(error) });
  const sendFallbackErrorPage = createFallbackErrorPage(() =>
    latestContacts(runtime.fallbackContacts, cache),
  );
  const showAnswer = createAnswerPages({
    ...{ render: runtime.renderAnswer, settings, sendFallbackErrorPage, report },
    limits: createAnswerPageLimits(app),
  });
  const usage = createUsage({
    store: await openUsageStore(path.join(settings.SITE_DATA_DIR, "usage.json")),
    ...{ backendUrl, secret, resolveAddress: runtime.resolveAddress },
    filePaths: settings.FORWARD_PATHS,
    siteHost: new URL(settings.SITE_ORIGIN).hostname,
    limit: createClientLimit(app, usageRule),
    limitNew: createClientLimit(app, newUsageRule),
    report: (error) => logger.warn({ event: "usage_failed", error: describeError(error) }),
  });
  const forms = createForms({
    dataDir: settings.SITE_DATA_DIR,
    ...{ backendUrl, secret, log: logger, showAnswer },
    siteOrigin: settings.SITE_ORIGIN,
    stored: (kind, locale) => usage.add({ kind: "sent", subject: kind, locale }),
  });
  const seoFiles = createSeoFiles({
    settings,
    fetch: createVerifiedFetch(isBackendUp),
    findable: runtime.findable,
    report: (error) => logger.warn({ event: "listing_failed", error: describeError(error) }),
  });
  const redirects = createRedirects({
    backendUrl,
    fetch: createVerifiedFetch(isBackendUp),
    report: (error) => logger.warn({ event: "redirects_failed", error: describeError(error) }),
  });
  const cdnPurge = createCdnPurge({
    settings,
    report: (error) => logger.warn({ event: "cdn_purge_failed", error: describeError(error) }),
  });
  createSite(app, {
    ...runtime,
    ...{ settings, lifecycle, seoFiles, redirects, forms, sendFallbackErrorPage, report },
    proxy: {
      call: createCallProxy({
        ...{ secure, callBackend, cache, breakers, isBackendUp },
        limit: createClientLimit(app, callRule, isThisMachine),
      }),
      file: createFileProxy({ secure, callBackend: connectBackend(app, backendUrl, filesAtOnce) }),
    },
    limitEndlessPages: createClientLimit(app, endlessPageRule, isThisMachine),
    newsletterLinks: createNewsletterLinks({
      ...{ backendUrl, secret, secure, showAnswer },
      limit: createClientLimit(app, linkRule),
      followed: (action, state) => logger.info({ event: "newsletter_link", action, state }),
    }),
    usage: usage.take,
    preview: createPreviewPages({
      ...{ secret, settings, sendFallbackErrorPage, report },
      render: runtime.renderPreview,
      limit: createClientLimit(app, previewRule),
    }),
    details: () => ({ queue: forms.status() }),
    answered: (facts) => accessLog.answered(facts),
    violated: (violation) => logger.warn({ event: "csp_violation", ...violation }),
    published: metrics?.published,
    purge: (kinds) => cdnPurge.announce(kinds),
  });
  metrics?.show({ accessLog, breakers, pages: runtime.pages, forms, lifecycle });

  const recoveryProbe = startRecoveryProbe(runtime.pages, isBackendUp);
  const preparesPages = settings.PREPARE_PAGES === "on";
  // The development server caches no page.
  const cacheWarmer =
    runtime.development || !preparesPages
      ? null
      : startCacheWarmer({
          pages: runtime.pages,
          listKeys: () => listWarmedKeys({ app: runtime, listPaths: seoFiles.listPaths }),
        });

  return {
    async listen() {
      if (metricsPort)
        await metrics?.serve({ port: metricsPort, host: metricsHost, variable: "SITE_METRICS_PORT" });
      await listen(app, {
        ...{ port: settings.SITE_PORT, host: settings.SITE_HOST, variable: "SITE_PORT" },
        descriptor: settings.LISTEN_FD,
      });
      logger.info({ event: "listening", port: settings.SITE_PORT });
      if (preparesPages) warmUp(runtime.pages);
    },
    async stop(error) {
      if (error) logger.fatal({ event: "uncaught", error: describeError(error) });
      void flush();
      await Promise.all([stopServer(app.server, lifecycle), forms.stopForwarding()]);
      await Promise.all([usage.stop(), cdnPurge.stop()]);
      recoveryProbe.stop();
      cacheWarmer?.stop();
      await Promise.all([app.close(), runtime.close(), forms.close(), metrics?.close(), tracing?.stop()]);
      for (const counts of [accessLog, droppedConnections]) counts.flush();
      logger.info({ event: "stopped" });
      await flush();
    },
  };
}

/** Renders the most needed pages. They also show at once whether the backend answers. */
function warmUp(pages: PageCache): void {
  for (const path of ["/", unknownPath])
    for (const locale of locales)
      Promise.resolve(pages.find(pageKey({ locale, path, query: "" }))).catch(() => undefined);
}
