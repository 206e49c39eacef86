import type { Payload } from "payload";
import { processState } from "../process-state.ts";

/**
 * Remembers the Payload that Next started: the server reads through it and ends it in order. It also listens to the
 * errors of its connections. Without a listener a broken connection, as when PostgreSQL restarts, ends the process.
 */
export function rememberPayload(payload: Payload): void {
  if (processState.payload === payload) return;
  processState.payload = payload;
  const watched = new WeakSet<object>();
  payload.db.pool.on("error", () => payload.logger.warn({ msg: "db_connection_lost", pool: "payload" }));
  payload.db.pool.on("acquire", (client) => {
    // The query in flight fails by itself, where the loss is handled.
    if (!watched.has(client)) client.on("error", () => undefined);
    watched.add(client);
  });
}

/** The Payload that Next started; none until its first request. */
export const findRunningPayload = (): Payload | undefined => processState.payload;

/** Ends Payload, its planned work first. */
export async function endPayload(): Promise<void> {
  await processState.payload?.destroy();
}
