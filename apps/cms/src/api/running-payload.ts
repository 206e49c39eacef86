import { setTimeout as wait } from "node:timers/promises";
import type { Payload } from "payload";
import { processState } from "../process-state.ts";

/**
 * Stores the Payload instance that Next started. The server reads through it and stops it in order. An error
 * listener is added to its connections: without one, a broken connection ends the process, for example when
 * PostgreSQL restarts.
 */
export function rememberPayload(payload: Payload): void {
  if (processState.payload === payload) return;
  processState.payload = payload;
  const watched = new WeakSet<object>();
  payload.db.pool.on("error", () => payload.logger.warn({ event: "db_connection_lost", pool: "payload" }));
  payload.db.pool.on("acquire", (client) => {
    // The query in flight fails by itself. Its caller handles the loss.
    if (!watched.has(client)) client.on("error", () => undefined);
    watched.add(client);
  });
}

/** The Payload instance that Next started; `undefined` until Next's first request. */
export const findRunningPayload = (): Payload | undefined => processState.payload;

/** Whether a scheduled job runs in this process. */
export const isRunningJobs = (): boolean =>
  processState.payload?.crons.some((cron) => cron.isBusy()) === true;

/** Longest wait for running jobs and mails at a stop, ms. A planned publish takes less; what takes longer is run again. */
const jobsTimeout = 2000;

/** Takes no other scheduled job, and waits for those that run, and for mails of accounts. */
export async function endJobs(): Promise<void> {
  for (const cron of processState.payload?.crons ?? []) cron.stop();
  const until = performance.now() + jobsTimeout;
  const isBusy = () => isRunningJobs() || processState.mails.size > 0;
  while (isBusy() && performance.now() < until) await wait(20);
}

/** Stops Payload. */
export async function endPayload(): Promise<void> {
  await processState.payload?.destroy();
}
