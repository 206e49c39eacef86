import type { FastifyReply } from "fastify";
import { createCounts } from "@miqyas/http/counts";
import { publicAnswers } from "../src/api/answers.ts";
import { log } from "../src/log/log.ts";

/**
 * Log lines of requests, one per request. Answers from memory share one line per minute. Health checks have
 * none.
 */
export function createRequestLog() {
  const hits = createCounts((counts) => {
    const { entries, bytes } = publicAnswers.common;
    log.info({ msg: "answers", ...counts, entries, bytes });
  });

  return {
    record(
      method: string,
      route: string,
      { statusCode, elapsedTime }: FastifyReply,
      cache: "hit" | "miss" | undefined,
    ): void {
      if (cache === "hit") hits.add("hits");
      else if (route !== "/healthz" && route !== "/readyz")
        log.info({
          ...{ msg: "request", method, route, status: statusCode, ms: Math.round(elapsedTime) },
          ...(cache && { cache }),
        });
    },
    fail(method: string, route: string, error: object): void {
      log.error({ msg: "request_failed", method, route, error });
    },
    /** Writes the counts so far. */
    flush: () => hits.flush(),
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
