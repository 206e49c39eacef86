import { connectBackend } from "../api-proxy/backend.ts";
import { isThisMachine } from "@miqyas/http/client-address";
import { createClientLimit, registerClientLimits } from "@miqyas/http/client-limit";
import { createContentChanges } from "../shared/content-changes.ts";
import { readSettings } from "../shared/env.ts";
import { createCallProxy } from "../api-proxy/proxy-call.ts";
import { canonicalTarget } from "../forms/form-targets.ts";
import { createSeoFiles } from "../seo-files/seo-files.ts";
import { createFileProxy } from "../api-proxy/proxy-file.ts";
import { createLifecycle } from "@miqyas/http/graceful-stop";
import { createHttpApp } from "@miqyas/http/http-app";
import type { RequestFacts } from "../shared/access-log.ts";
import { createNewsletterLinks, linkRule } from "../forms/newsletter-links.ts";
import { createAnswerPageLimits, createAnswerPages } from "../pages/answer-pages.ts";
import { endlessPageRule } from "../pages/page-handler.ts";
import { createFallbackErrorPage } from "../pages/fallback-error-page.ts";
import { createPreviewPages, previewRule } from "../pages/preview-pages.ts";
import { createRedirects } from "../pages/redirects.ts";
import { compressPage } from "../pages/page.ts";
import { createPageCache } from "../pages/cache/page-cache.ts";
import { linkedStyles } from "./linked-styles.ts";
import { renderPage } from "../pages/render/render.ts";
import { createSite } from "../site.ts";
import type { SiteParts } from "../site.ts";
import { noSnapshots } from "./no-snapshots.ts";
import { createBackendProbe, createVerifiedFetch } from "../api-proxy/backend-probe.ts";
import { createFakeApp } from "./fake-app.ts";
import { listenOn } from "@miqyas/http/testing/http";
import { startFaultyBackend } from "./faulty-backend.ts";

export const signalSecret = "for-tests-only-for-tests-only-00";

/** Starts the whole server with a fake app and a backend whose faults the test chooses. */
export async function startTestSite(
  environment: Record<string, string> = {},
  more: Partial<Pick<SiteParts, "forms">> = {},
) {
  const backend = await startFaultyBackend();
  const app = createFakeApp();
  const settings = readSettings({
    BACKEND_URL: backend.url,
    SITE_ORIGIN: "http://localhost:3000",
    SITE_SIGNAL_SECRET: signalSecret,
    ...environment,
  });
  const { secure } = settings;
  const isBackendUp = createBackendProbe(settings.BACKEND_URL);
  const lifecycle = createLifecycle();
  const logged: RequestFacts[] = [];
  const violations: unknown[] = [];
  const published: number[] = [];
  const errors: unknown[] = [];
  const pages = createPageCache({
    changes: createContentChanges(),
    snapshots: noSnapshots,
    isOwnContent: (path) => app.ownContent.includes(path),
    render: async (key, dataDeadline) =>
      compressPage(await renderPage(app, key, settings, { dataDeadline }), settings, linkedStyles),
  });
  const http = createHttpApp({
    trustedProxies: [],
    lifecycle,
    rewriteTarget: canonicalTarget,
    refused: (status) => void logged.push({ route: "*", status, ms: 0 }),
  });
  await registerClientLimits(http);
  const callBackend = connectBackend(http, settings.BACKEND_URL);
  const report = (error: unknown) => void errors.push(error);
  const sendFallbackErrorPage = createFallbackErrorPage(() => app.fallbackContacts);
  const showAnswer = createAnswerPages({
    ...{ settings, report, sendFallbackErrorPage },
    render: (key, asked) => renderPage(app, key, settings, { dataDeadline: "short", ...asked }),
    limits: createAnswerPageLimits(http),
  });
  createSite(http, {
    settings,
    lifecycle,
    pages,
    resolveAddress: (...parts) => app.resolveAddress(...parts),
    assets: {
      addresses: ["/favicon.svg"],
      answer: (_request, reply) => reply.send("a file"),
      worker: (_request, reply) => reply.send("a worker"),
    },
    seoFiles: createSeoFiles({
      settings,
      fetch: createVerifiedFetch(isBackendUp),
      findable: app.findable,
      report: (error) => void errors.push(error),
    }),
    redirects: createRedirects({
      backendUrl: settings.BACKEND_URL,
      fetch: createVerifiedFetch(isBackendUp),
      report,
    }),
    forms: noForms,
    proxy: {
      call: createCallProxy({ secure, callBackend, isBackendUp }),
      file: createFileProxy({ secure, callBackend }),
    },
    sendFallbackErrorPage,
    limitEndlessPages: createClientLimit(http, endlessPageRule, isThisMachine),
    newsletterLinks: createNewsletterLinks({
      backendUrl: settings.BACKEND_URL,
      secret: signalSecret,
      limit: createClientLimit(http, linkRule),
      ...{ secure, showAnswer },
      followed: () => undefined,
    }),
    preview: createPreviewPages({
      ...{ secret: signalSecret, settings, sendFallbackErrorPage, report },
      render: (key, backendFetch) => renderPage(app, key, settings, { backendFetch }),
      limit: createClientLimit(http, previewRule),
    }),
    usage: async (_request, reply) => reply.code(404).send(),
    answered: (facts) => void logged.push(facts),
    violated: (violation) => void violations.push(violation),
    published: (ms) => void published.push(ms),
    report,
    ...more,
  });
  const listening = await listenOn(http);
  return {
    ...listening,
    ...{ app, backend, pages, lifecycle, logged, violations, published, errors },
    close: () => Promise.all([listening.close(), backend.close()]),
  };
}

/** Refuses every form. */
const refuseForm: SiteParts["forms"]["contactCall"] = async (_request, reply) => reply.code(404).send();
export const noForms: SiteParts["forms"] = {
  contactCall: refuseForm,
  newsletterCall: refuseForm,
  challenge: refuseForm,
  contactPost: refuseForm,
  newsletterPost: refuseForm,
};

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
