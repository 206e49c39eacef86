import { createBreaker } from "./circuit-breaker.ts";
import type { Breaker, BreakerOptions } from "./circuit-breaker.ts";

/** One circuit breaker per name. Only failing names are stored, at most `limit` of them. */
export interface Breakers {
  allows: (name: string) => boolean;
  wouldAllow: (name: string) => boolean;
  succeeded: (name: string) => void;
  failed: (name: string) => void;
  /** Number of names whose breaker is open. */
  readonly open: number;
}

export function createBreakers(options: BreakerOptions = {}, limit = 100): Breakers {
  const failing = new Map<string, Breaker>();
  return {
    allows: (name) => failing.get(name)?.allows() ?? true,
    wouldAllow: (name) => failing.get(name)?.wouldAllow() ?? true,
    succeeded: (name) => void failing.delete(name),
    failed(name) {
      const breaker = failing.get(name) ?? createBreaker(options);
      failing.set(name, breaker);
      breaker.failed();
      for (const oldest of failing.keys()) {
        if (failing.size <= limit) break;
        failing.delete(oldest);
      }
    },
    get open() {
      return [...failing.values()].filter(({ isOpen }) => isOpen).length;
    },
  };
}
