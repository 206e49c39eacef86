import { createBackend } from "../backend.ts";
import { createClientAddress } from "../client-address.ts";
import { createContentChanges } from "../content-changes.ts";
import { readSettings } from "../env.ts";
import { createCallForwarder } from "../forward-call.ts";
import { createDocuments } from "../findable/documents.ts";
import { createFileForwarder } from "../forward-file.ts";
import type { Lifecycle } from "../health.ts";
import { createHttpServer } from "../http-server.ts";
import type { RequestFacts } from "../log.ts";
import { createNewsletterLinks } from "../newsletter/newsletter-links.ts";
import { packPage } from "../page.ts";
import { createPageCache } from "../page-cache.ts";
import { renderPage } from "../render.ts";
import { createSite } from "../site.ts";
import type { SiteParts } from "../site.ts";
import { noSnapshots } from "../snapshot.ts";
import { createFakeApp } from "./fake-app.ts";
import { listen } from "./http.ts";
import { startToxicBackend } from "./toxic-backend.ts";

export const signalSecret = "for-tests-only-for-tests-only-00";

/** The whole server around a fake app and in front of a backend that can be made ill. */
export async function startTestSite(
  environment: Record<string, string> = {},
  more: Partial<Pick<SiteParts, "forms">> = {},
) {
  const toxic = await startToxicBackend();
  const app = createFakeApp();
  const settings = readSettings({
    BACKEND_URL: toxic.url,
    SITE_ORIGIN: "http://localhost:3000",
    SITE_SIGNAL_SECRET: signalSecret,
    ...environment,
  });
  const backend = createBackend(settings.BACKEND_URL);
  const forwarding = { backend, clientAddress: createClientAddress([]), secure: settings.secure };
  const lifecycle: Lifecycle = { stopping: false, probedAt: -Infinity, requestedAt: -Infinity };
  const logged: RequestFacts[] = [];
  const violations: unknown[] = [];
  const errors: unknown[] = [];
  const pages = createPageCache({
    changes: createContentChanges(),
    snapshots: noSnapshots,
    render: async (key) => packPage(await renderPage(app, key, settings), settings),
  });
  const site = createSite({
    settings,
    lifecycle,
    pages,
    resolveAddress: (...parts) => app.resolveAddress(...parts),
    files: new Map([["/favicon.svg", {}]]),
    assets: { answer: (_request, response) => Promise.resolve(void response.writeHead(200).end("a file")) },
    documents: createDocuments({
      settings,
      findable: app.findable,
      report: (error) => void errors.push(error),
    }),
    forwardCall: createCallForwarder(forwarding),
    forwardFile: createFileForwarder(forwarding),
    newsletterLinks: createNewsletterLinks({
      backendUrl: settings.BACKEND_URL,
      secret: signalSecret,
      clientOf: createClientAddress([]),
      stylesheets: () => [],
      files: [],
      secure: settings.secure,
      followed: () => undefined,
    }),
    answered: (facts) => void logged.push(facts),
    violated: (violation) => void violations.push(violation),
    report: (error) => void errors.push(error),
    ...more,
  });
  const listening = await listen(createHttpServer(site));
  return {
    ...listening,
    ...{ app, toxic, pages, lifecycle, logged, violations, errors },
    async close() {
      backend.close();
      await Promise.all([listening.close(), toxic.close()]);
    },
  };
}

export type TestSite = Awaited<ReturnType<typeof startTestSite>>;
