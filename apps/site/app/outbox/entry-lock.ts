/**
 * Runs a task unless another tab sends the same message: one sender per message, for any number of tabs (F14). The
 * browser releases the lock of a closed tab. Insecure pages have no locks; there the message's key makes it one (CON-12).
 * @returns whether the task ran
 */
export async function withEntryLock(key: string, task: () => Promise<void>): Promise<boolean> {
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return task().then(() => true);
  return locks.request(`miqyas-outbox:${key}`, { ifAvailable: true }, async (lock) => {
    if (lock) await task();
    return lock !== null;
  });
}
