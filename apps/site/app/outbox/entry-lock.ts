import { changeEntry } from "./store.ts";

/** How long a claim of a closed tab stays valid, ms: longer than any attempt. */
const claimTime = 60_000;

/**
 * Runs a task unless another tab sends the same message: one sender per message, for any number of tabs (F14). The
 * browser releases the lock of a closed tab. In browsers without locks a claim expires.
 * @returns whether the task ran
 */
export async function withEntryLock(key: string, task: () => Promise<void>): Promise<boolean> {
  // Undefined on insecure pages.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks)
    return locks.request(`miqyas-outbox:${key}`, { ifAvailable: true }, async (lock) => {
      if (lock) await task();
      return lock !== null;
    });

  const claimed = await changeEntry(key, (entry) =>
    entry.claimedUntil > Date.now() ? null : { ...entry, claimedUntil: Date.now() + claimTime },
  );
  if (!claimed) return false;
  try {
    await task();
  } finally {
    await changeEntry(key, (entry) => ({ ...entry, claimedUntil: 0 }));
  }
  return true;
}
