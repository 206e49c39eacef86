import path from "node:path";
import type { RequestListener } from "node:http";
import { createBackend } from "./backend.ts";
import { createCallLimit } from "./call-limit.ts";
import { createClientAddress } from "./client-address.ts";
import { readEnvironment } from "./env.ts";
import { createDocuments } from "./findable/documents.ts";
import { createCallForwarder } from "./forward-call.ts";
import { createFileForwarder } from "./forward-file.ts";
import type { Lifecycle } from "./health.ts";
import { createHttpServer, listen } from "./http-server.ts";
import { createClientGroup } from "./inbox/client-group.ts";
import { createInbox } from "./inbox/inbox.ts";
import { createKeepingFetch } from "./keep-reads.ts";
import { createKeptAnswers } from "./kept-answers.ts";
import { createNewsletterLinks } from "./newsletter/newsletter-links.ts";
import { createLog, describeError } from "./log.ts";
import { pageKey, unknownPath } from "./page-key.ts";
import type { PageCache } from "./page-cache.ts";
import { listWalkedKeys, startPageWalk } from "./page-walk.ts";
import { createSite } from "./site.ts";
import { stopServer } from "./stop.ts";

const siteFolder = path.resolve(import.meta.dirname, "..");
/** Between two tries to recover while the last render failed, ms. */
const patrolEvery = 5_000;

/** The site's server: `node server/index.ts` on the build, `--dev` on the sources. */
async function main(): Promise<void> {
  const settings = readEnvironment();
  const { logger, flush } = createLog(settings);
  const lifecycle: Lifecycle = { stopping: false, probedAt: -Infinity, requestedAt: -Infinity };
  const clientAddress = createClientAddress(settings.TRUSTED_PROXIES);

  let site: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createHttpServer((request, response) => site(request, response));
  const kept = createKeptAnswers();
  const front = process.argv.includes("--dev")
    ? await import("./dev.ts").then(({ openDevelopment }) =>
        openDevelopment(siteFolder, settings, logger, server),
      )
    : await import("./production.ts").then(({ openProduction }) =>
        openProduction(
          path.join(siteFolder, "build"),
          settings,
          logger,
          createKeepingFetch(kept, settings.secure),
        ),
      );

  const backend = createBackend(settings.BACKEND_URL);
  const inbox = createInbox({
    dataDir: settings.SITE_DATA_DIR,
    backendUrl: settings.BACKEND_URL,
    secret: settings.SITE_SIGNAL_SECRET,
    trustedProxies: settings.TRUSTED_PROXIES,
    siteOrigin: settings.SITE_ORIGIN,
    wayOut: front.wayOut,
    stylesheets: front.stylesheets,
    log: logger,
  });
  const documents = createDocuments({
    settings,
    findable: front.findable,
    report: (error) => logger.warn({ event: "listing_failed", error: describeError(error) }),
  });
  const forwarding = { backend, clientAddress, secure: settings.secure };
  site = createSite({
    ...front,
    settings,
    lifecycle,
    documents,
    forwardCall: createCallForwarder({
      ...forwarding,
      kept,
      limit: createCallLimit(settings.TRUSTED_PROXIES),
    }),
    forwardFile: createFileForwarder(forwarding),
    forms: (request, response) => inbox.handle(request, response),
    newsletterLinks: createNewsletterLinks({
      backendUrl: settings.BACKEND_URL,
      secret: settings.SITE_SIGNAL_SECRET,
      clientOf: createClientGroup(settings.TRUSTED_PROXIES),
      stylesheets: front.stylesheets,
      files: [...front.files.keys()],
      secure: settings.secure,
      followed: (action, state) => logger.info({ event: "newsletter_link", action, state }),
    }),
    details: () => ({ inbox: inbox.status() }),
    answered: (facts) => logger.info(facts),
    violated: (violation) => logger.warn({ event: "csp_violation", ...violation }),
    report: (error) => logger.error({ event: "answer_failed", error: describeError(error) }),
  });

  async function end(code: number): Promise<void> {
    if (lifecycle.stopping) return;
    const force = setTimeout(() => process.exit(1), 9_800);
    await Promise.all([stopServer(server, lifecycle), inbox.stopForwarding()]);
    clearInterval(patrol);
    walk?.stop();
    backend.close();
    await Promise.all([front.close(), inbox.close()]);
    logger.info({ event: "stopped" });
    flush();
    clearTimeout(force);
    process.exit(code);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void end(0));
  process.on("uncaughtException", (error) => {
    logger.fatal({ event: "uncaught", error: describeError(error) });
    flush();
    void end(1);
  });
  const patrol = setInterval(() => front.pages.patrol(), patrolEvery).unref();
  // The development server keeps no page.
  const walk = front.development
    ? null
    : startPageWalk({
        pages: front.pages,
        listKeys: () => listWalkedKeys({ app: front, listPaths: documents.listPaths }),
        delay: settings.PAGE_WALK_AFTER * 1000,
      });

  await listen(server, settings.SITE_PORT, settings.SITE_HOST);
  logger.info({ event: "listening", port: settings.SITE_PORT });
  warmUp(front.pages);
}

/** The pages everybody may need at any moment; they also tell at once whether the backend is there. */
function warmUp(pages: PageCache): void {
  for (const path of ["/", unknownPath])
    for (const locale of ["en", "ar"] as const)
      Promise.resolve(pages.find(pageKey({ locale, path, query: "" }))).catch(() => undefined);
}

main().catch((error: unknown) => {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
