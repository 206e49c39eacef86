import { pageAges } from "@miqyas/http/cache-policies";

/** Ages and waits of a page, ms. */
export const pageTimes = {
  fresh: pageAges.fresh * 1000,
  stale: pageAges.stale * 1000,
  /** An older page is still served when no new one can be rendered, marked as old. */
  old: pageAges.old * 1000,
  /** How long a visitor waits for a new page in place of a copy that is too old (F4). */
  timeout: 2_500,
  /** How long a visitor waits for a page whose content has changed. */
  changedTimeout: 1_000,
  /** After the first failed render; doubled by every further one. Short faults then hide no publish for long. */
  firstRetry: 250,
  /** The longest pause between two tries. */
  longestRetry: 5_000,
  /** From the render of a page until it is compressed with the best quality. */
  settled: 10_000,
  /** A cached page is removed when the backend answers 404 twice, this long apart. */
  removedAfter: 5_000,
  /** How long a 404 page of an unknown entry is fresh. */
  missingFresh: 10_000,
  /** An incomplete page is rendered again after the first time, and is not served after the second. */
  incompleteFresh: 1_000,
  incompleteStale: 5_000,
} as const;
