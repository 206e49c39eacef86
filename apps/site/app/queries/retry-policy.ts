import { ApiError, isTransient, longestRetryAfter, maximumRetries, retryDelays } from "@miqyas/contract";

const askedWait = (error: Error) => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);

/** Whether an error may go away by itself: anything but "it does not exist" and refusals (STA-4). */
export function mayRecover(error: unknown): boolean {
  return isTransient(error) || (error instanceof ApiError && error.kind === "malformed");
}

/**
 * Retries over all layers (the client's own are off in the browser) of what may recover, never sooner than `Retry-After` asks (STA-4).
 * @param most attempts after the first
 * @param delay ms before the next, by how many have failed
 */
const retries = (most: (error: Error) => number, delay: (failures: number) => number) => ({
  retry: (failures: number, error: Error) =>
    mayRecover(error) && askedWait(error) <= longestRetryAfter && failures < most(error),
  retryDelay: (failures: number, error: Error) => Math.max(askedWait(error), delay(failures)),
});

/** Ordinary sections: again after 1, 2 and 3 s ± 20 %; an answer of the wrong shape twice (API-4, API-5). */
export const requestRetry = retries(
  (error) => (isTransient(error) ? maximumRetries : 2),
  (failures) => (retryDelays[failures] ?? 3000) * (0.8 + 0.4 * Math.random()),
);

/** The five sections that count their attempts aloud: three more, 2 s apart (STA-3). */
export const sectionRetry = retries(
  () => maximumRetries,
  () => 2000,
);

/** The blog preview: one more attempt (RSCH-9). */
export const previewRetry = retries(
  () => 1,
  () => 1000,
);
