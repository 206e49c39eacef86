import { withEntryLock } from "./entry-lock.ts";
import { isDue, isExpired, nextAttempt } from "./entry.ts";
import type { OutboxEntry } from "./entry.ts";
import { announceDelivery } from "./outbox-state.ts";
import { refreshOutbox } from "./refresh-outbox.ts";
import { sendEntry } from "./send-entry.ts";
import { changeEntry, findEntry, listEntries, removeEntry, removeExpired } from "./store.ts";

/** Shortest time between two runs that events trigger, ms: impatient visitors must not flood the server. */
const forceCooldown = 5_000;

async function deliver({ key }: OutboxEntry): Promise<void> {
  const entry = await findEntry(key);
  if (!entry || entry.refusedWith !== null) return;
  const result = await sendEntry(entry, { retries: 0 });
  switch (result.outcome) {
    case "delivered":
      await removeEntry(key);
      return announceDelivery({ kind: entry.kind, reference: result.reference ?? entry.reference });
    case "refused":
      await changeEntry(key, (latest) => ({ ...latest, refusedWith: result.status }));
      return;
    case "later":
      await changeEntry(key, (latest) => {
        const failures = latest.failures + 1;
        return { ...latest, failures, dueAt: nextAttempt(failures, Date.now(), result.after) };
      });
  }
}

/**
 * An expired message is tried once more before it is deleted: the clock may have been corrected, or nobody was here. Without
 * a network it is kept.
 */
async function flush(forced: boolean): Promise<void> {
  const now = Date.now();
  for (const entry of await listEntries()) {
    if (entry.refusedWith === null && (forced || isDue(entry, now) || isExpired(entry, now)))
      await withEntryLock(entry.key, () => deliver(entry));
  }
  if (navigator.onLine) await removeExpired(now);
  await refreshOutbox();
}

/** The last run: the one under way, or the one queued after it. */
let latest: { forced: boolean; ended: Promise<void> } | null = null;
let lastForced = -Infinity;

/**
 * Sends the messages of this device, oldest first, one at a time. A forced run does not join an ordinary run under
 * way: it follows it.
 * @param forced also sends messages that are not due yet, because the visitor or the network is back
 */
export function flushOutbox(forced: boolean): Promise<void> {
  const now = performance.now();
  const isForced = forced && now - lastForced > forceCooldown;
  if (isForced) lastForced = now;
  if (latest && (latest.forced || !isForced)) return latest.ended;
  const ended: Promise<void> = Promise.resolve(latest?.ended)
    .then(() => flush(isForced))
    // A database that cannot be read now is read at the next run.
    .catch(() => undefined)
    .finally(() => {
      if (latest?.ended === ended) latest = null;
    });
  latest = { forced: isForced, ended };
  return ended;
}

/** Sends all waiting messages now, at the visitor's request. */
export function retryOutbox(): Promise<void> {
  lastForced = -Infinity;
  return flushOutbox(true);
}

/** Deletes a message, at the visitor's request. */
export async function discardEntry(key: string): Promise<void> {
  await removeEntry(key).catch(() => undefined);
  await refreshOutbox();
}
