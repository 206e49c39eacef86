import { withEntryLock } from "./entry-lock.ts";
import { nextAttempt } from "./entry.ts";
import type { OutboxEntry } from "./entry.ts";
import { announceDelivery, refreshOutbox } from "./outbox-state.ts";
import { sendEntry } from "./send-entry.ts";
import { changeEntry, findEntry, listEntries, removeEntry, removeExpired } from "./store.ts";

/** Between two attempts that something else than the clock causes, ms: a hurried visitor is no flood. */
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

/** The run that goes last: under way, or after the one that is. */
let latest: { hurried: boolean; ended: Promise<void> } | null = null;
let lastHurry = -Infinity;

/**
 * Sends what waits on this device, oldest first, one at a time. A run that hurries is not content with one under
 * way that does not: it follows it.
 * @param hurried also what is not due yet: the visitor came back, or the network did
 */
export function flushOutbox(hurried: boolean): Promise<void> {
  const now = performance.now();
  const hurries = hurried && now - lastHurry > breath;
  if (hurries) lastHurry = now;
  if (latest && (latest.hurried || !hurries)) return latest.ended;
  const ended: Promise<void> = Promise.resolve(latest?.ended)
    .then(() => flush(hurries))
    // A database that cannot be read now is read at the next occasion.
    .catch(() => undefined)
    .finally(() => {
      if (latest?.ended === ended) latest = null;
    });
  latest = { hurried: hurries, ended };
  return ended;
}

/** Sends now whatever waits, because the visitor asks for it. */
export function retryOutbox(): Promise<void> {
  lastHurry = -Infinity;
  return flushOutbox(true);
}

/** Forgets a message for good, because the visitor asks for it. */
export async function discardEntry(key: string): Promise<void> {
  await removeEntry(key).catch(() => undefined);
  await refreshOutbox();
}
