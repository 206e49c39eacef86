import { fileURLToPath } from "node:url";
import next from "next";
import { endPayload } from "../src/api/running-payload.ts";
import { apiRoot } from "../src/api/read-request.ts";
import { env } from "../src/env.ts";
import { onContentChange } from "../src/publishing/content-changes.ts";
import { createApi } from "./api.ts";
import { createClientFinder } from "./client-address.ts";
import { openDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { createFront } from "./front.ts";
import { createBoundedServer, listen } from "./listen.ts";
import { describeError } from "../src/api/describe-error.ts";
import { log } from "./log.ts";
import { noMail, startMail } from "./mail/start-mail.ts";
import { createMediaHandler } from "./media-files.ts";
import { findDatabaseFault } from "./readiness.ts";
import { createRequestLog } from "./request-log.ts";
import { startRetention } from "./retention.ts";
import { createTokenCheck } from "./session-token.ts";
import { createSiteSignal } from "./site-signal.ts";
import { createStaffHandler } from "./staff.ts";
import { stopServer } from "./stop.ts";

const host = "127.0.0.1";

/**
 * Starts the CMS: the server in front, Next with Payload behind it, and the signals to the site. Throws a
 * sentence for the operator when it cannot start. `/readyz` answers 503 until the first read has been answered,
 * which also starts planned publishing.
 */
export async function startCms({ dev }: { dev: boolean }): Promise<void> {
  const findClient = createClientFinder(env.TRUSTED_PROXIES);
  const database = openDatabase();
  await requireDatabase(database);
  let mailer = noMail;
  let phase: "starting" | "open" | "ready" | "stopping" = "starting";

  const server = createBoundedServer((request, response) => front(request, response));
  await listen(server, env.CMS_PORT, host);
  log.info({ msg: "listening", port: env.CMS_PORT });
  const app = next({
    dev,
    dir: fileURLToPath(new URL("..", import.meta.url)),
    hostname: host,
    port: env.CMS_PORT,
    httpServer: server,
  });
  const toNext = (...[request, response]: Parameters<ReturnType<typeof app.getRequestHandler>>) =>
    app.getRequestHandler()(request, response);

  const requests = createRequestLog();
  const front = createFront({
    isOpen: () => phase !== "starting",
    isClosing: () => phase === "stopping",
    findFault: async () => {
      if (phase === "open" || phase === "starting") return "starting";
      return phase === "stopping" ? "stopping" : findDatabaseFault(database.read);
    },
    findClient,
    api: createApi(
      {
        database,
        siteSecret: env.SITE_SIGNAL_SECRET,
        linkSecret: env.PAYLOAD_SECRET,
        origins: [env.SITE_ORIGIN, env.CMS_ORIGIN],
        onStored: () => mailer.wake(),
      },
      toNext,
    ),
    media: createMediaHandler(env.MEDIA_DIR),
    staff: createStaffHandler({
      next: toNext,
      dev,
      https: env.secureCookies,
      isSigned: createTokenCheck(env.PAYLOAD_SECRET),
    }),
    log: requests,
  });

  const signal =
    env.SITE_SIGNAL_URL && env.SITE_SIGNAL_SECRET
      ? createSiteSignal({ url: env.SITE_SIGNAL_URL, secret: env.SITE_SIGNAL_SECRET })
      : undefined;
  onContentChange((slug) => signal?.announce([slug]));
  let stopRetention = () => {};

  function stop(exitCode: number): void {
    if (phase === "stopping") return;
    phase = "stopping";
    log.info({ msg: "stopping" });
    void stopServer(server, exitCode, async () => {
      signal?.stop();
      requests.stop();
      stopRetention();
      await mailer.stop();
      await endPayload();
      await Promise.allSettled([app.close(), database.end()]);
    });
  }
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
  process.on("unhandledRejection", (reason) =>
    log.error({ msg: "unhandled_rejection", error: describeError(reason) }),
  );
  process.on("uncaughtException", (error) => {
    log.fatal({ msg: "uncaught_exception", error: describeError(error) });
    stop(1);
  });

  await app.prepare();
  phase = "open";
  await warmUp();
  phase = "ready";
  mailer = startMail(database);
  stopRetention = startRetention(database.write, env.SMTP_URL !== undefined);
  log.info({ msg: "ready", dev });
}

async function requireDatabase({ read }: Database): Promise<void> {
  try {
    await read.query("SELECT 1");
  } catch (error) {
    const { host: address, pathname } = new URL(env.DATABASE_URL);
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(
      `the database ${pathname.slice(1)} at ${address} does not answer (DATABASE_URL): ${reason}`,
      { cause: error },
    );
  }
}

/** One read through everything: starts Payload, which applies migrations, before the first visitor comes. */
async function warmUp(): Promise<void> {
  const response = await fetch(`http://${host}:${env.CMS_PORT}${apiRoot}/site-settings?lang=en`);
  await response.body?.cancel();
  if (!response.ok) throw new Error("Payload did not start; its reason is in the log above");
}
