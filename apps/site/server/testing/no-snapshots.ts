import type { Snapshots } from "../pages/cache/snapshots.ts";

/** Snapshots without a disk. */
export const noSnapshots: Snapshots = {
  read: () => Promise.resolve(null),
  write: () => undefined,
  remove: () => undefined,
  flush: () => Promise.resolve(),
};
