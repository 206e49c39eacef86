import { QueryClient } from "@tanstack/react-query";
import type { requestRetry } from "./retry-policy.ts";

/** How long an answer counts as fresh, ms (API-5, RSCH-9). */
export const staleTime = 5 * 60_000;

/**
 * The query client: one per request on the server, one per document in the browser.
 * @param retries `requestRetry` in the browser; none on the server, whose next render calls again
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
        // A failure that the server rendered stays during hydration; `refetchFailed` retries it afterwards.
        retryOnMount: false,
      },
    },
  });
}
