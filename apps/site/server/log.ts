import pino from "pino";
import type { Settings } from "./env.ts";

/** JSON lines on standard output. Never an address of a visitor, a query value, a cookie or a body (reliability §5). */
export interface Log {
  logger: pino.Logger;
  /** Writes out what is waiting; for the end of the process. */
  flush: () => void;
}

export function createLog({ LOG_LEVEL }: Pick<Settings, "LOG_LEVEL">): Log {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8_192, periodicFlush: 500 });
  const options = { level: LOG_LEVEL, base: { svc: "site" }, timestamp: createTimestamp() };
  return {
    logger: pino(options, destination),
    flush() {
      try {
        destination.flushSync();
      } catch {
        return; // Standard output was closed before us: there is nobody left to tell.
      }
    },
  };
}

/** The time as pino wants it, written once a millisecond: many requests share one. */
function createTimestamp(): () => string {
  let last = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== last) [last, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

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

/** An error as a log may hold it: what and where, never a request. */
export const describeError = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
