import { withEntryLock } from "./entry-lock.ts";
import { nextAttempt } from "./entry.ts";
import type { OutboxEntry } from "./entry.ts";
import { announceDelivery, refreshOutbox } from "./outbox-state.ts";
import { sendEntry } from "./send-entry.ts";
import { changeEntry, findEntry, listEntries, removeEntry, removeExpired } from "./store.ts";

/** Shortest time between two runs that events trigger, ms: a visitor who hurries must not flood the server. */
const breath = 5_000;

async function deliver({ key }: OutboxEntry): Promise<void> {
  const entry = await findEntry(key);
  if (!entry || entry.refusedWith !== null) return;
  const result = await sendEntry(entry, { retries: 0 });
  switch (result.outcome) {
    case "delivered":
      await removeEntry(key);
      return announceDelivery({ reference: result.reference ?? entry.reference });
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

async function flush(hurried: boolean): Promise<void> {
  const now = Date.now();
  await removeExpired(now);
  for (const entry of await listEntries()) {
    if (entry.refusedWith === null && (hurried || entry.dueAt <= now))
      await withEntryLock(entry.key, () => deliver(entry));
  }
  await refreshOutbox();
}

/** The last run: the one under way, or the one queued after it. */
let latest: { hurried: boolean; ended: Promise<void> } | null = null;
let lastHurry = -Infinity;

/**
 * Sends the messages of this device, oldest first, one at a time. A hurried run does not join an ordinary run under
 * way: it follows it.
 * @param hurried also sends messages that are not due yet, because the visitor or the network is back
 */
export function flushOutbox(hurried: boolean): Promise<void> {
  const now = performance.now();
  const hurries = hurried && now - lastHurry > breath;
  if (hurries) lastHurry = now;
  if (latest && (latest.hurried || !hurries)) return latest.ended;
  const ended: Promise<void> = Promise.resolve(latest?.ended)
    .then(() => flush(hurries))
    // A database that cannot be read now is read at the next run.
    .catch(() => undefined)
    .finally(() => {
      if (latest?.ended === ended) latest = null;
    });
  latest = { hurried: hurries, ended };
  return ended;
}

/** Sends all waiting messages now, at the visitor's request. */
export function retryOutbox(): Promise<void> {
  lastHurry = -Infinity;
  return flushOutbox(true);
}

/** Deletes a message, at the visitor's request. */
export async function discardEntry(key: string): Promise<void> {
  await removeEntry(key).catch(() => undefined);
  await refreshOutbox();
}
