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

/** From memory, a file or a sign of life: answers that say nothing one by one. */
const isOrdinary = ({ route, status, cache }: RequestFacts): boolean => {
  if (status >= 500) return false;
  if (cache !== undefined) return cache !== "miss";
  return status < 400 && !/^\/(?:api|media|newsletter|csp-report|__signal)\b/.test(route);
};

/**
 * Writes down what was answered: renders, calls, forms, refusals and failures one by one, all else counted by route,
 * status and source in a line a minute, which a busy site's disk can hold (`requests`).
 */
export function createAccessLog(logger: Pick<Logger, "info">) {
  const tally = createCounts((counts) => logger.info({ event: "requests", counts }));
  return {
    answered(facts: RequestFacts): void {
      if (!isOrdinary(facts)) return logger.info(facts);
      const { route, status, cache } = facts;
      tally.add(cache === undefined ? `${route} ${status}` : `${route} ${status} ${cache}`);
    },
    flush: tally.flush,
  };
}
