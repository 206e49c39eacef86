import path from "node:path";
import { fileURLToPath } from "node:url";
import { createAddressTest, isThisMachine } from "@miqyas/http/client-address";
import { guardConnections } from "@miqyas/http/connection-guard";
import { createCounts } from "@miqyas/http/counts";
import { createLifecycle, onEnd, stopServer } from "@miqyas/http/graceful-stop";
import { listen } from "@miqyas/http/http-app";
import { listeningUrl } from "@miqyas/http/listening-url";
import next from "next";
import { endJobs, endPayload, findRunningPayload } from "../src/api/running-payload.ts";
import { apiRoot } from "../src/api/read-request.ts";
import { env } from "../src/env.ts";
import { describeWithoutMessage } from "../src/log/describe-error.ts";
import { log } from "../src/log/log.ts";
import { mediaStore } from "../src/media/storage/media-store.ts";
import { onContentChange } from "../src/publishing/content-changes.ts";
import { withDatabaseLock } from "../src/seed/database-lock.ts";
import { createAdminFiles } from "./admin/admin-files.ts";
import { createAdminGateway, failedSignIns } from "./admin/admin-gateway.ts";
import { createTokenCheck } from "./admin/session-token.ts";
import { createReadHandler } from "./api-reads.ts";
import { keepDirectConnection } from "./changes/direct-connection.ts";
import { createSiteSignal } from "./changes/site-signal.ts";
import { createCmsApp } from "./cms-app.ts";
import { createForms } from "./forms/create-forms.ts";
import { createHealth } from "./health.ts";
import { noMail, startMail } from "./mail/start-mail.ts";
import { createMediaHandler } from "./media/media-files.ts";
import { findDatabaseFault } from "./readiness.ts";
import { createRequestLog } from "./request-log.ts";
import { startRetention } from "./retention.ts";
import { addRoutes, createNextHandler } from "./router.ts";
import { traceQueries } from "./trace-queries.ts";
import { createUsageHandler } from "./usage-reports.ts";
import { openDatabase } from "./shared/database.ts";
import type { Database } from "./shared/database.ts";
import { requireDatabase } from "./shared/require-database.ts";
import { createSharedLimit } from "./shared/shared-limit.ts";

/**
 * Starts the backend: its routes, Next with Payload behind them, and the signals to the site. Throws a sentence
 * for the operator when it cannot start. `/readyz` answers 503 until the first read is answered. That read
 * also starts scheduled publishing.
 */
export async function startCms({ dev }: { dev: boolean }): Promise<void> {
  const { CMS_HOST: host, CMS_PORT: port, TRUSTED_PROXIES, PAYLOAD_SECRET, secureCookies: secure } = env;
  await requireDatabase();
  const database = openDatabase();
  let mailer = noMail;
  let stopRetention = () => {};
  let endDirectConnection = () => Promise.resolve();
  let phase: "starting" | "open" | "ready" = "starting";

  const lifecycle = createLifecycle();
  const app = createCmsApp(lifecycle, TRUSTED_PROXIES, { takesUpgrades: dev });
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER_ARG: share } = env;
  const tracing = collector
    ? await import("@miqyas/http/tracing").then(({ startTracing }) =>
        startTracing({ service: "cms", endpoint: collector, share }),
      )
    : null;
  tracing?.traceRequests(app, false);
  const isProxy = createAddressTest(TRUSTED_PROXIES);
  const droppedConnections = createCounts((counts) => log.warn({ event: "connections_dropped", ...counts }));
  guardConnections(app.server, { isTrusted: isProxy, dropped: droppedConnections.add });

  const dir = fileURLToPath(new URL("..", import.meta.url));
  const nextApp = next({
    dev,
    dir,
    hostname: host,
    port,
    httpServer: app.server,
  });
  const requests = createRequestLog();
  const findFault = async () => (phase === "ready" ? findDatabaseFault(database.read) : "starting");
  const metrics = env.CMS_METRICS_PORT
    ? await import("./metrics.ts").then(({ createCmsMetrics }) =>
        createCmsMetrics({ requests, database, findFault, mailer: () => mailer }),
      )
    : null;
  const toNext = createNextHandler(
    (request, response) => nextApp.getRequestHandler()(request, response),
    requests,
  );
  const admin = createAdminGateway({
    next: toNext,
    dev,
    https: secure,
    isSigned: createTokenCheck(PAYLOAD_SECRET),
    failures: createSharedLimit(database.write, PAYLOAD_SECRET, failedSignIns),
  });
  addRoutes(app, {
    isOpen: () => phase !== "starting",
    health: createHealth({ lifecycle, findFault, secure }),
    media: createMediaHandler(mediaStore),
    reads: createReadHandler({
      next: toNext,
      isExempt: (address) => isThisMachine(address) || isProxy(address),
    }),
    usage: createUsageHandler({ database: database.write, siteSecret: env.SITE_SIGNAL_SECRET }),
    forms: createForms({
      database,
      siteSecret: env.SITE_SIGNAL_SECRET,
      linkSecret: PAYLOAD_SECRET,
      origins: [env.SITE_ORIGIN, env.CMS_ORIGIN],
      onStored: () => mailer.wake(),
    }),
    adminFiles: await createAdminFiles(app, { folder: path.join(dir, ".next/static"), otherwise: admin }),
    admin,
    log: requests,
  });

  const { SITE_SIGNAL_SECRET: secret } = env;
  const signals = secret ? env.SITE_SIGNAL_URL.map((url) => createSiteSignal({ url, secret })) : [];
  onContentChange((slug) => signals.forEach((signal) => signal.announce([slug])));

  onEnd(async (error) => {
    if (error) log.fatal({ event: "uncaught_exception", error: describeWithoutMessage(error) });
    log.info({ event: "stopping" });
    await Promise.all([stopServer(app.server, lifecycle), endJobs()]);
    for (const signal of signals) signal.stop();
    stopRetention();
    for (const counts of [requests, droppedConnections]) counts.flush();
    await Promise.all([endDirectConnection(), mailer.stop(), metrics?.close(), tracing?.stop()]);
    await endPayload();
    await Promise.allSettled([nextApp.close(), app.close(), database.end()]);
  });
  process.on("unhandledRejection", (reason) =>
    log.error({ event: "unhandled_rejection", error: describeWithoutMessage(reason) }),
  );

  if (env.CMS_METRICS_PORT)
    await metrics?.serve({
      ...{ port: env.CMS_METRICS_PORT, host: env.METRICS_HOST, variable: "CMS_METRICS_PORT" },
    });
  await listen(app, { port, host, variable: "CMS_PORT", descriptor: env.LISTEN_FD });
  log.info({ event: "listening", port });
  await nextApp.prepare();
  await migrateAlone(database, () => {
    phase = "open";
    return warmUp();
  });
  endDirectConnection = keepDirectConnection({ url: env.DATABASE_DIRECT_URL, pool: database.read });
  const payload = findRunningPayload();
  if (tracing)
    for (const pool of [database.write, database.read, ...(payload ? [payload.db.pool] : [])])
      traceQueries(pool, tracing);
  phase = "ready";
  mailer = startMail(database);
  stopRetention = startRetention(database.write, env.SMTP_URL !== undefined);
  log.info({ event: "ready", dev });
}

/** Starts Payload, which applies the migrations: one process at a time where there are new ones. */
async function migrateAlone({ read }: Database, start: () => Promise<void>): Promise<void> {
  await ((await findDatabaseFault(read)) === "migrations" ? withDatabaseLock(start) : start());
}

/**
 * Sends one read through all parts. It starts Payload, which applies migrations, before the first visitor
 * arrives.
 */
async function warmUp(): Promise<void> {
  const url = listeningUrl(env.CMS_HOST, env.CMS_PORT);
  const response = await fetch(`${url}${apiRoot}/site-settings?lang=en`);
  await response.text();
  if (!response.ok) throw new Error("Payload did not start; its reason is in the log above");
}
