import type { PageCache } from "./cache/page-cache.ts";

/** Between two probes while renders fail, ms (F2). */
export const probePeriod = 5_000;

/** Most probes without a render while the backend answers and one page still fails. */
const longestPause = 12;

/**
 * Recovery without a visitor. While renders fail, it requests one small list from the backend every few seconds, and
 * renders the page that failed last as soon as the list arrives. A page that keeps failing is tried less often (F2, F7).
 */
export function startRecoveryProbe(
  pages: Pick<PageCache, "retryFailed" | "status">,
  isBackendUp: () => Promise<boolean>,
) {
  let pause = 0;
  let left = 0;

  async function probe(): Promise<void> {
    const failing = pages.status.degraded;
    if (!failing || !(await isBackendUp())) {
      pause = left = 0;
      return;
    }
    if (left-- > 0) return;
    pages.retryFailed();
    left = pause = Math.min(longestPause, 2 * pause + 1);
  }

  const timer = setInterval(() => void probe(), probePeriod).unref();
  return { stop: () => clearInterval(timer) };
}
