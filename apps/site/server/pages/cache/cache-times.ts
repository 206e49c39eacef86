/** Ages and waits of a page, ms. */
export const pageTimes = {
  fresh: 60_000,
  /** Served while a new one is made. */
  stale: 24 * 3_600_000,
  /** Served when none can be made; after that it is still served, and says that it is old. */
  old: 7 * 24 * 3_600_000,
  /** How long a visitor waits for a better page than a copy that is too old (F4). */
  timeout: 2_500,
  /** How long a visitor waits for a page whose content has changed. */
  changedTimeout: 1_000,
  /** Between two tries after a failed one. */
  retry: 5_000,
  /** A kept page leaves when its thing is said twice to be gone, so long apart. */
  goneAfter: 5_000,
  /** How long it is remembered that there is no such thing. */
  absentFresh: 10_000,
  /** What is incomplete is rendered anew after the first, and no longer served after the second. */
  incompleteFresh: 1_000,
  incompleteStale: 5_000,
} as const;
