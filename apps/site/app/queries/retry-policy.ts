import { ApiError, isTransient, longestRetryAfter, maximumRetries, retryDelays } from "@miqyas/contract";

const askedWait = (error: Error) => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);

/** Whether a retry may help: for every error except "does not exist" and refusals (STA-4). */
export function mayRecover(error: unknown): boolean {
  return isTransient(error) || (error instanceof ApiError && error.kind === "malformed");
}

/**
 * Retries for errors that may recover, never earlier than `Retry-After` says (STA-4). The only layer with retries: in
 * the browser the contract client makes none.
 * @param most attempts after the first
 * @param delay ms before the next attempt, by the number of failures
 */
const retries = (most: (error: Error) => number, delay: (failures: number) => number) => ({
  retry: (failures: number, error: Error) =>
    mayRecover(error) && askedWait(error) <= longestRetryAfter && failures < most(error),
  retryDelay: (failures: number, error: Error) => Math.max(askedWait(error), delay(failures)),
});

/**
 * Ordinary sections: again after 1, 2 and 3 s × `spread`. An answer of the wrong shape is tried again twice (API-4,
 * API-5).
 */
export const requestRetryWith = (spread: number) =>
  retries(
    (error) => (isTransient(error) ? maximumRetries : 2),
    (failures) => (retryDelays[failures] ?? 3000) * spread,
  );

/**
 * With a spread of ± 20 % among visitors. All queries of a document with these retries have the same: those that share
 * a read also retry it together.
 */
export const requestRetry = requestRetryWith(0.8 + 0.4 * Math.random());

/** The five sections that show the number of each retry: three retries, 2 s apart (STA-3). */
export const sectionRetry = retries(
  () => maximumRetries,
  () => 2000,
);

/** The blog preview: one retry (RSCH-9). */
export const previewRetry = retries(
  () => 1,
  () => 1000,
);
