import { outboxDatabase, readStorage, storageKeys } from "../browser-storage/browser-storage.ts";
import { outboxChannel } from "./outbox-state.ts";

/** Time between two checks for due messages, ms. */
const pollInterval = 30_000;

/** Loads the code that stores and sends messages. A page whose device has none needs it for a form only. */
export const loadOutbox = () => import("./outbox-code.ts");

type OutboxTask = (code: Awaited<ReturnType<typeof loadOutbox>>) => Promise<void>;

/** Does something with the messages. Without the code, which may be missing offline, nothing happens until the next call. */
export const withOutbox = (task: OutboxTask): Promise<void> =>
  loadOutbox()
    .then(task)
    .catch(() => undefined);

/** Whether this device may have messages. Creates no database. */
async function hasOutbox(): Promise<boolean> {
  if (readStorage(storageKeys.outbox) !== null) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some((database) => database.name === outboxDatabase);
  } catch {
    return false;
  }
}

/**
 * Sends the messages of this device for the life of a page: at its start, when the network or the visitor comes back,
 * and at intervals (CON-11). Returns a function that ends it.
 */
export function keepOutbox(): () => void {
  const run = (task: OutboxTask) => void hasOutbox().then((has) => (has ? withOutbox(task) : undefined));
  const flush = (forced: boolean) => run(({ flushOutbox }) => flushOutbox(forced));
  const onReturn = () => {
    if (document.visibilityState === "visible") flush(true);
  };
  const onNews = () => run(({ refreshOutbox }) => refreshOutbox({ told: true }));
  addEventListener("online", onReturn);
  addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  outboxChannel?.addEventListener("message", onNews);
  const poll = setInterval(() => flush(false), pollInterval);
  run(async ({ refreshOutbox, flushOutbox }) => {
    await refreshOutbox({ told: true });
    await flushOutbox(true);
  });
  return () => {
    removeEventListener("online", onReturn);
    removeEventListener("focus", onReturn);
    document.removeEventListener("visibilitychange", onReturn);
    outboxChannel?.removeEventListener("message", onNews);
    clearInterval(poll);
  };
}
