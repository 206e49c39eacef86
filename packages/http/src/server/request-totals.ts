import type { Metrics, Observe, Sample } from "./metrics.ts";

/** Numbers of requests since the start. */
export interface RequestTotals {
  add: (group: string, status: number | string, cache?: string, count?: number) => void;
  /** The same numbers, to be added to apart. */
  copy: () => RequestTotals;
  samples: () => Sample[];
}

/** Counts requests by route group, status and cache state, as plain numbers. */
export function createRequestTotals(before: Iterable<[string, number]> = []): RequestTotals {
  const totals = new Map(before);
  return {
    copy: () => createRequestTotals(totals),
    add(group, status, cache = "none", count = 1) {
      const name = `${group} ${status} ${cache}`;
      totals.set(name, (totals.get(name) ?? 0) + count);
    },
    samples: () =>
      Array.from(totals, ([name, value]) => {
        const [route = "", status = "", cache = ""] = name.split(" ");
        return { labels: { route, status, cache }, value };
      }),
  };
}

/** Shows the requests of a server. Returns what counts the time of a request that was not answered from memory. */
export function showRequests(metrics: Pick<Metrics, "counter" | "times">, read: () => Sample[]): Observe {
  metrics.counter(
    "miqyas_http_requests_total",
    "Answered requests, by group of routes, status and where the answer came from",
    ["route", "status", "cache"],
    read,
  );
  return metrics.times(
    "miqyas_http_request_seconds",
    "Time to the answer of requests that were not answered from memory",
    ["route"],
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 8, 15],
  );
}
