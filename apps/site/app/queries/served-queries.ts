import { ApiError, errorMessages } from "@miqyas/contract";
import type { ApiErrorKind, ErrorCode } from "@miqyas/contract";
import type { QueryClient, QueryState } from "@tanstack/react-query";
import * as v from "valibot";
import { mayRecover } from "./retry-policy.ts";

const kinds = ["network", "timeout", "status", "not-found", "malformed"] as const satisfies ApiErrorKind[];
const codes = Object.keys(errorMessages) as ErrorCode[];

const failure = v.object({
  kind: v.picklist(kinds),
  code: v.picklist(codes),
  status: v.optional(v.number()),
});

/** The results of the server's queries in the page: keys with data, and keys with failures. */
export const servedQueries = v.object({
  data: v.array(v.tuple([v.array(v.unknown()), v.unknown()])),
  failures: v.array(v.tuple([v.array(v.unknown()), failure])),
});
type ServedQueries = v.InferOutput<typeof servedQueries>;

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
