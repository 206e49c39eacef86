import type { Logger } from "pino";
import { createCounts } from "@miqyas/http/counts";

/** One answered request. */
export interface RequestFacts {
  /** Pattern, not address: `/Blogdetails/:id`. */
  route: string;
  status: number;
  /** Time until the answer was handed over, ms. */
  ms: number;
  cache?: "hit" | "stale" | "miss" | "snapshot";
  lang?: "en" | "ar";
}

/** Whether an answer is only counted: answers from memory, files and health checks. */
const isOrdinary = ({ route, status, cache }: RequestFacts): boolean => {
  if (status >= 500) return false;
  if (cache !== undefined) return cache !== "miss";
  return status < 400 && !/^\/(?:api|media|newsletter|csp-report|__signal)\b/.test(route);
};

/**
 * Logs answers. Renders, calls, forms, refusals and failures get one line each. All others are counted by route, status
 * and source in one line per minute (`requests`): a busy site does not fill its disk.
 */
export function createAccessLog(logger: Pick<Logger, "info">) {
  const counts = createCounts((requests) => logger.info({ event: "requests", counts: requests }));
  return {
    answered(facts: RequestFacts): void {
      if (!isOrdinary(facts)) return logger.info(facts);
      const { route, status, cache } = facts;
      counts.add(cache === undefined ? `${route} ${status}` : `${route} ${status} ${cache}`);
    },
    flush: counts.flush,
  };
}
