import { publicAnswers } from "../src/api/answers.ts";
import type { Handled } from "./api.ts";
import { log } from "./log.ts";

/** How often what is too frequent for a line each is summed up, ms. */
const interval = 60_000;

/** Lines about requests: one each, but for answers from memory and health checks, of which a minute is one line. */
export function createRequestLog() {
  let hits = 0;
  const timer = setInterval(() => {
    if (hits > 0)
      log.info({
        msg: "answers",
        hits,
        entries: publicAnswers.common.entries,
        bytes: publicAnswers.common.bytes,
      });
    hits = 0;
  }, interval);
  timer.unref();

  return {
    record(method: string, status: number, time: number, { route, cache }: Handled): void {
      if (cache === "hit") hits += 1;
      else if (route !== "/healthz" && route !== "/readyz")
        log.info({ msg: "request", method, route, status, ms: Math.round(time), ...(cache && { cache }) });
    },
    fail(method: string, route: string, error: object): void {
      log.error({ msg: "request_failed", method, route, error });
    },
    stop: () => clearInterval(timer),
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
