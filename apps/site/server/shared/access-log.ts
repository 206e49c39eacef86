import type { Logger } from "pino";
import type { Locale } from "@miqyas/contract";
import { createCounts } from "@miqyas/http/counts";
import type { Metrics, Observe } from "@miqyas/http/metrics";
import { createRequestTotals, showRequests } from "@miqyas/http/request-totals";
import type { RequestTotals } from "@miqyas/http/request-totals";

/** One answered request. */
export interface RequestFacts {
  /** Pattern, not address: `/Blogdetails/:id`. */
  route: string;
  status: number;
  /** Time until the answer was handed over, ms. */
  ms: number;
  cache?: "hit" | "stale" | "miss" | "snapshot";
  lang?: Locale;
}

/** Whether an answer is only counted: answers from memory, files and health checks. */
const isOrdinary = ({ route, status, cache }: RequestFacts): boolean => {
  if (status >= 500) return false;
  if (cache !== undefined) return cache !== "miss";
  return status < 400 && !/^(?:\/ar)?\/(?:api|contact|newsletter|csp-report|__signal)\b/.test(route);
};

/** Groups of routes in the metrics, the first that fits. Pages are known by their cache state or language. */
const groups: readonly [RegExp, string][] = [
  [/^\/(?:healthz|readyz)$/, "health"],
  [/^\/api\/v1\/(?:contact-us-messages|newsletter\/subscribe|form-challenge)$/, "form"],
  [/^(?:\/ar)?\/(?:contact|newsletter)\b/, "form"],
  [/^\/api\b/, "call"],
  [/^\/(?:robots|sitemap|feed|ar\/feed)\b/, "listing"],
  [/^\/preview\b/, "preview"],
  [/^\/assets\/|\.\w+$/, "asset"],
  [/^(?:redirect|language)$/, "redirect"],
  [/^\/.*\/\*$/, "media"],
  [/^\*$/, "refused"],
];

const groupOf = (route: string): string => groups.find(([pattern]) => pattern.test(route))?.[1] ?? "other";

/**
 * Logs answers. Renders, calls, forms, refusals and failures get one line each. All others are counted by route, status
 * and source in one line per minute (`requests`): a busy site does not fill its disk. The metrics read the same counts.
 */
export function createAccessLog(logger: Pick<Logger, "info">) {
  const totals = createRequestTotals();
  const counts = createCounts((requests) => {
    logger.info({ event: "requests", counts: requests });
    addByGroup(totals, Object.entries(requests));
  });
  let observe: Observe | null = null;
  return {
    answered(facts: RequestFacts): void {
      const { route, status, cache, lang, ms } = facts;
      if (isOrdinary(facts))
        return counts.add(cache === undefined ? `${route} ${status}` : `${route} ${status} ${cache}`);
      const group = cache === undefined && lang === undefined ? groupOf(route) : "page";
      totals.add(group, status, cache);
      observe?.({ route: group }, ms);
      logger.info({ event: "request", ...facts });
    },
    /** Shows the requests since the start in the metrics. */
    showIn(metrics: Pick<Metrics, "counter" | "times">): void {
      observe = showRequests(metrics, () => {
        const sum = totals.copy();
        addByGroup(sum, counts.current);
        return sum.samples();
      });
    },
    flush: counts.flush,
  };
}

/** Adds counts of the log, by name, to totals by group. */
function addByGroup(totals: RequestTotals, counts: Iterable<[string, number]>): void {
  for (const [name, count] of counts) {
    const [route = "", status = "other", cache] = name.split(" ");
    totals.add(cache === undefined ? groupOf(route) : "page", status, cache, count);
  }
}

export type AccessLog = ReturnType<typeof createAccessLog>;
