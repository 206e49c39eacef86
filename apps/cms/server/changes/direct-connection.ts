import pg from "pg";
import { isRunningJobs } from "../../src/api/running-payload.ts";
import { describeWithoutMessage } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";
import { noticeLostClient } from "../../src/notice-lost-client.ts";
import { processState } from "../../src/process-state.ts";
import { changesChannel, createVersionComparison } from "../../src/publishing/content-versions.ts";

export interface DirectConnectionOptions {
  /** The database, without a pooler in transaction mode between. */
  url: string;
  /** Other connections to it, perhaps through a pooler: they tell what changed while the direct one fails. */
  pool: pg.Pool;
  /** Time between two looks at the database without a notification, ms. */
  every?: number;
  /** Wait before the next attempt to connect, ms. */
  retryAfter?: number;
}

/** Longest wait for a connection or an answer, ms. A connection that is dead without a sign is noticed by it. */
const timeout = 5000;

/** The lock of the process whose turn scheduled work is. */
const turn = "hashtextextended('scheduled work', 0)";

/** Frees the jobs that are marked as running, because Payload never takes such a job again. */
const freeJobs = "UPDATE payload_jobs SET processing = false WHERE processing";

/**
 * Keeps one connection of this process to the database, for what belongs to a connection. It hears of what other
 * processes publish (`LISTEN`), and announces it here. It holds the lock that gives one process the turn to do scheduled
 * work: PostgreSQL gives it to the next one when the process ends. Jobs that were interrupted are run again, by the process
 * that gets the turn or, after a fault of the database during a run, by the one that has it. A lost connection is opened
 * again; what is published in the meantime is looked for over the pool, at each attempt. The returned function ends it.
 */
export function keepDirectConnection(options: DirectConnectionOptions): () => Promise<void> {
  const { url, pool, every = 5000, retryAfter = 250 } = options;
  const compare = createVersionComparison();
  const stopped = new AbortController();
  /** Ends the wait for the next look. */
  let wake = () => {};
  let isDown = false;

  async function look(client: pg.Client): Promise<void> {
    await compare((statement) => client.query(statement));
    if (!processState.hasTurn) {
      const { rows } = await client.query<{ mine: boolean }>(`SELECT pg_try_advisory_lock(${turn}) AS mine`);
      if (rows[0]?.mine !== true) return;
      processState.mayHoldInterruptedJobs = true;
    }
    // A job of this process that outlasted a lost connection is marked too, so its end is waited for.
    if (processState.mayHoldInterruptedJobs && !isRunningJobs()) {
      // No job is taken while those marked as running are freed.
      processState.hasTurn = false;
      const { rowCount } = await client.query(freeJobs);
      if (rowCount) log.warn({ event: "jobs_interrupted", jobs: rowCount });
      processState.mayHoldInterruptedJobs = false;
    }
    processState.hasTurn = true;
  }

  /** Looks after each notification and from time to time. Rejects when the connection is lost. */
  async function listen(client: pg.Client): Promise<void> {
    let isNotified = false;
    client.on("notification", () => {
      isNotified = true;
      wake();
    });
    client.once("end", () => wake());
    await client.connect();
    await noticeLostClient(client);
    await client.query(`LISTEN ${changesChannel}`);
    while (!stopped.signal.aborted) {
      await look(client);
      if (isDown) log.info({ event: "changes_heard" });
      isDown = false;
      if (!isNotified && !stopped.signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, every);
          wake = () => (clearTimeout(timer), resolve());
        });
      isNotified = false;
    }
  }

  async function keep(): Promise<void> {
    while (!stopped.signal.aborted) {
      const client = new pg.Client({
        ...{ connectionString: url, application_name: "cms changes", keepAlive: true },
        ...{ connectionTimeoutMillis: timeout, query_timeout: timeout },
      });
      // Without a listener a lost connection would end the process.
      client.on("error", () => undefined);
      try {
        await listen(client);
      } catch (error) {
        if (!isDown) log.warn({ event: "changes_not_heard", error: describeWithoutMessage(error) });
        isDown = true;
      }
      processState.hasTurn = false;
      await client.end().catch(() => undefined);
      if (!isDown) continue;
      // Fails where the whole database is away: then nothing is published.
      await compare((statement) => pool.query(statement)).catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, retryAfter).unref());
    }
  }

  const running = keep();
  return async () => {
    stopped.abort();
    wake();
    await running;
  };
}
