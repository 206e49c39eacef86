import { QueryClient } from "@tanstack/react-query";
import type { requestRetry } from "./retry-policy.ts";

/** How long an answer counts as fresh, ms (API-5, RSCH-9). */
export const staleTime = 5 * 60_000;

/**
 * The memory of answers: one for each request on the server, one for the life of a page in the browser.
 * @param retries `requestRetry` in the browser; the server does not retry, its next render does
 */
export function createQueryClient(retries: typeof requestRetry | { retry: false }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...retries,
        staleTime,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: "always",
        // A failure that the server has shown is shown again while hydrating; `refetchFailed` then tries anew.
        retryOnMount: false,
      },
    },
  });
}
