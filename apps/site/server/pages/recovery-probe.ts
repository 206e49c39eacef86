import type { PageCache } from "./cache/page-cache.ts";

/** Between two looks while renders fail, ms (F2). */
export const probePeriod = 5_000;

/** Looks that are left out at most between two renders while the backend is there and one page still fails. */
const longestPause = 12;

/**
 * Recovery that needs no visitor: while renders fail, asks the backend for one small list now and then, and renders
 * what failed last once it answers. A page that fails although it does is tried ever more rarely (F2, F7).
 */
export function startRecoveryProbe(
  pages: Pick<PageCache, "retryFailed" | "status">,
  isBackendUp: () => Promise<boolean>,
) {
  let pause = 0;
  let left = 0;

  async function look(): Promise<void> {
    const failing = pages.status.degraded;
    if (!failing || !(await isBackendUp())) {
      pause = left = 0;
      return;
    }
    if (left-- > 0) return;
    pages.retryFailed();
    left = pause = Math.min(longestPause, 2 * pause + 1);
  }

  const timer = setInterval(() => void look(), probePeriod).unref();
  return { stop: () => clearInterval(timer) };
}
