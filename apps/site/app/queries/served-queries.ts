import { ApiError } from "@miqyas/contract";
import type { ApiErrorKind, ErrorCode } from "@miqyas/contract";
import type { QueryClient, QueryState } from "@tanstack/react-query";
import { mayRecover } from "./retry-policy.ts";

interface Failure {
  kind: ApiErrorKind;
  code: ErrorCode;
  status?: number | undefined;
}

/** The results of the server's queries in the page: keys with data, and keys with failures. */
export interface ServedQueries {
  data: [key: unknown[], data: unknown][];
  failures: [key: unknown[], failure: Failure][];
}

/** The results without times: equal content makes equal pages, byte for byte. */
export function dehydrateQueries(queries: QueryClient): ServedQueries {
  const served: ServedQueries = { data: [], failures: [] };
  for (const { queryKey, state } of queries.getQueryCache().getAll()) {
    const key = [...queryKey];
    if (state.data !== undefined) served.data.push([key, state.data]);
    else if (state.error instanceof ApiError)
      served.failures.push([
        key,
        { kind: state.error.kind, code: state.error.code, status: state.error.status },
      ]);
    else if (state.error) served.failures.push([key, { kind: "timeout", code: "loadFailed" }]);
  }
  return served;
}

/** The state of a query that failed on the server. */
const failedState = (error: ApiError): QueryState<unknown, Error> => ({
  data: undefined,
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  error,
  errorUpdateCount: 1,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: "idle",
  isInvalidated: false,
  status: "error",
});

/** Gives the browser's queries the state that the page was rendered from. */
export function hydrateQueries(queries: QueryClient, served: ServedQueries): void {
  for (const [queryKey, value] of served.data) queries.setQueryData(queryKey, value);
  for (const [queryKey, { kind, code, status }] of served.failures)
    queries
      .getQueryCache()
      .build(
        queries,
        { queryKey },
        failedState(new ApiError(kind, code, status === undefined ? {} : { status })),
      );
}

/** Retries the server's failures in the browser after hydration, where a retry may help. */
export function refetchFailed(queries: QueryClient): void {
  void queries.refetchQueries({
    type: "active",
    predicate: ({ state }) => state.status === "error" && mayRecover(state.error),
  });
}
