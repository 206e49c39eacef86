import type { FastifyReply } from "fastify";
import { createCounts } from "@miqyas/http/counts";
import type { Metrics, Observe } from "@miqyas/http/metrics";
import { createRequestTotals, showRequests } from "@miqyas/http/request-totals";
import { publicAnswers } from "../src/api/answers.ts";
import { log } from "../src/log/log.ts";

/** Groups of routes in the metrics, the first that fits. */
const groups: readonly [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, "health"],
  [/^\/media\b/, "media"],
  [/^\/api\/v1\/usage$/, "usage"],
  [/^\/api\/v1\/(?:contact-us-messages|newsletter)\b/, "form"],
  [/^\/api\/v1\b/, "read"],
  [/^\/(?:admin|api|_next)\b/, "admin"],
];

/**
 * Log lines of requests, one per request. Answers from memory share one line per minute. Health checks have
 * none.
 */
export function createRequestLog() {
  const hits = createCounts((counts) => {
    const { entries, bytes } = publicAnswers.common;
    log.info({ event: "answers", ...counts, entries, bytes });
  });

  const totals = createRequestTotals();
  let observe: Observe | null = null;

  return {
    record(
      method: string,
      route: string,
      { statusCode, elapsedTime }: FastifyReply,
      cache: "hit" | "miss" | undefined,
    ): void {
      const group = cache ? "read" : (groups.find(([pattern]) => pattern.test(route))?.[1] ?? "other");
      totals.add(group, statusCode, cache);
      if (cache === "hit") return hits.add("hits");
      observe?.({ route: group }, elapsedTime);
      if (route !== "/healthz" && route !== "/readyz")
        log.info({
          ...{ event: "request", method, route, status: statusCode, ms: Math.round(elapsedTime) },
          ...(cache && { cache }),
        });
    },
    fail(method: string, route: string, error: object): void {
      log.error({ event: "request_failed", method, route, error });
    },
    /** Shows the requests since the start in the metrics. */
    showIn(metrics: Metrics): void {
      observe = showRequests(metrics, totals.samples);
    },
    /** Writes the counts so far. */
    flush: () => hits.flush(),
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
