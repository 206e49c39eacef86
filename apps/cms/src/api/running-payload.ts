import type { Payload } from "payload";

declare global {
  var runningPayload: Payload | undefined;
}

/**
 * Remembers the Payload that Next started, so that the server in front reads through it and ends it in order.
 * Also hears the errors of its connections: unheard, one that breaks, as when PostgreSQL restarts, would end the
 * process.
 */
export function rememberPayload(payload: Payload): void {
  if (globalThis.runningPayload === payload) return;
  globalThis.runningPayload = payload;
  const heard = new WeakSet<object>();
  payload.db.pool.on("error", () => payload.logger.warn({ msg: "db_connection_lost", pool: "payload" }));
  payload.db.pool.on("acquire", (client) => {
    // The query that was under way fails as well: there the loss is dealt with.
    if (!heard.has(client)) client.on("error", () => undefined);
    heard.add(client);
  });
}

/** The Payload that Next started; none until its first request. */
export const findRunningPayload = (): Payload | undefined => globalThis.runningPayload;

/** Ends Payload, its planned work first. */
export async function endPayload(): Promise<void> {
  await globalThis.runningPayload?.destroy();
}
