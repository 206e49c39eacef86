import { outboxDatabase, readStorage, storageKeys } from "../browser-storage/browser-storage.ts";
import { outboxChannel } from "./outbox-state.ts";

/** Time between two checks for due messages, ms. */
const pollInterval = 30_000;

/** Loads the code that stores and sends messages. A page whose device has none needs it for a form only. */
export const loadOutbox = () => import("./outbox-code.ts");

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
  const run = async (task: (code: Awaited<ReturnType<typeof loadOutbox>>) => Promise<void>) => {
    if (await hasOutbox()) await task(await loadOutbox());
  };
  /** Code that cannot be loaded now is loaded at the next run. */
  const runQuietly = (...[task]: Parameters<typeof run>) => void run(task).catch(() => undefined);
  const flush = (forced: boolean) => runQuietly(({ flushOutbox }) => flushOutbox(forced));
  const onReturn = () => {
    if (document.visibilityState === "visible") flush(true);
  };
  const onNews = () => runQuietly(({ refreshOutbox }) => refreshOutbox({ told: true }));
  addEventListener("online", onReturn);
  addEventListener("focus", onReturn);
  document.addEventListener("visibilitychange", onReturn);
  outboxChannel?.addEventListener("message", onNews);
  const poll = setInterval(() => flush(false), pollInterval);
  runQuietly(async ({ refreshOutbox, flushOutbox }) => {
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
