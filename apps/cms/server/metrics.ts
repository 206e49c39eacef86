import { createMetrics } from "@miqyas/http/metrics";
import { measureOutgoingCalls } from "@miqyas/http/outgoing-calls";
import type pg from "pg";
import { publicAnswers } from "../src/api/answers.ts";
import { findRunningPayload } from "../src/api/running-payload.ts";
import { env } from "../src/env.ts";
import type { Mailer } from "./mail/mailer.ts";
import { ageOfNewestBackup } from "./newest-backup.ts";
import type { RequestLog } from "./request-log.ts";
import type { Database } from "./shared/database.ts";

/** The parts of the backend that a scrape reads. */
export interface MeasuredParts {
  requests: Pick<RequestLog, "showIn">;
  database: Database;
  /** The mailer of the moment: none before the start has ended. */
  mailer: () => Mailer;
  /** Why requests cannot be served; undefined when they can. */
  findFault: () => Promise<string | undefined>;
}

/** The metrics of the backend's server. */
export function createCmsMetrics({ requests, database, mailer, findFault }: MeasuredParts) {
  const metrics = createMetrics("cms");
  if (env.SITE_SIGNAL_URL.length > 0)
    measureOutgoingCalls({ metrics, origins: env.SITE_SIGNAL_URL.map(originOf), name: () => "signal" });
  requests.showIn(metrics);
  metrics.gauge("miqyas_ready", "1 when /readyz is 200", [], async () => [
    { value: Number((await findFault()) === undefined) },
  ]);

  const stores = ["common", "rare"] as const;
  metrics.gauge("miqyas_answer_cache_entries", "Answers of the API in memory", ["store"], () =>
    stores.map((store) => ({ labels: { store }, value: publicAnswers[store].entries })),
  );
  metrics.gauge("miqyas_answer_cache_bytes", "Size of the answers in memory", ["store"], () =>
    stores.map((store) => ({ labels: { store }, value: publicAnswers[store].bytes })),
  );

  // A scrape uses the pool of the checks itself.
  const pools = (): [string, pg.Pool][] => {
    const payload = findRunningPayload();
    return [
      ["forms", database.write],
      ...(payload ? [["payload", payload.db.pool] as [string, pg.Pool]] : []),
    ];
  };
  metrics.gauge("miqyas_database_connections", "Connections to the database", ["pool", "state"], () =>
    pools().flatMap(([pool, { totalCount, idleCount }]) => [
      { labels: { pool, state: "idle" }, value: idleCount },
      { labels: { pool, state: "used" }, value: totalCount - idleCount },
    ]),
  );
  metrics.gauge("miqyas_database_waiting", "Queries that wait for a connection", ["pool"], () =>
    pools().map(([pool, { waitingCount }]) => ({ labels: { pool }, value: waitingCount })),
  );

  metrics.gauge("miqyas_mail_down", "1 while the mail server fails or refuses a kind of mail", [], () => [
    { value: Number(mailer().status().isDown) },
  ]);
  metrics.counter("miqyas_mails_total", "Mails, by kind and result", ["kind", "result"], () =>
    mailer()
      .status()
      .results.map(({ kind, result, count }) => ({ labels: { kind, result }, value: count })),
  );
  metrics.gauge("miqyas_mails_waiting", "Mails that are due and not sent, by kind", ["kind"], async () =>
    (await mailer().countWaiting()).map(({ kind, waiting }) => ({ labels: { kind }, value: waiting })),
  );

  metrics.gauge("miqyas_backup_age_seconds", "Age of the newest backup in BACKUP_DIR", [], () => {
    const { BACKUP_DIR: folder } = env;
    return [{ value: folder === undefined ? null : ageOfNewestBackup(folder) / 1000 }];
  });
  return metrics;
}

const originOf = (url: string) => new URL(url).origin;
