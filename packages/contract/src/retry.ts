import { ApiError, isTransient } from "./errors.ts";

/** Delays before the second, third and fourth attempt, ms (API-4). */
export const retryDelays = [1000, 2000, 3000] as const;

/** Attempts after the first (API-4, STA-3). */
export const maximumRetries = retryDelays.length;

export interface RetryOptions {
  /** Attempts after the first; at most `maximumRetries`. */
  retries: number;
  signal?: AbortSignal | undefined;
  /** A number from 0 to 1, for jitter; `Math.random` by default. */
  random?: () => number;
}

/** Longest `Retry-After` that is respected, ms. A longer one ends the attempts (STA-4). */
export const longestRetryAfter = 30_000;

/**
 * Runs an attempt until it succeeds, fails for good, or the retries are used up (STA-4).
 * Waits the delay ±20 %, or the time in `Retry-After` if that is longer.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  { retries, signal, random = Math.random }: RetryOptions,
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt();
    } catch (error) {
      const delay = retryDelays[failures];
      if (delay === undefined || failures >= retries || signal?.aborted || !isTransient(error)) throw error;
      const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      if (asked > longestRetryAfter) throw error;
      await wait(Math.max(asked, delay * (0.8 + 0.4 * random())), signal);
    }
  }
}

/** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
