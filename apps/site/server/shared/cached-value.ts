import { within } from "@miqyas/http/resilience/within";
import type { ContentChanges } from "./content-changes.ts";

/** A value made from answers of the backend, cached in memory. */
export interface CachedValue<Value> {
  /** The value; an outdated one is made again. Rejects when there is no value and `make` fails. */
  get: () => Promise<Value>;
}

export interface CachedValueOptions<Value> {
  make: () => Promise<Value>;
  /** Calls of the contract that it is made from. */
  calls: readonly string[];
  changes: ContentChanges;
  /** Called for every failure to make it. */
  report: (error: unknown) => void;
  /** A clock that never goes back, ms. */
  now?: () => number;
}

/** Ages and waits of a cached value, ms. */
const times = {
  fresh: 5 * 60_000,
  /** How long a reader waits for a new value while there is one. */
  timeout: 2_500,
  /** Between two tries after a failed one. */
  retry: 5_000,
} as const;

/**
 * Caches a value for 5 minutes or until its content changes. Simultaneous calls share one run of `make`. While it
 * fails, the last good value stays.
 */
export function createCachedValue<Value>(options: CachedValueOptions<Value>): CachedValue<Value> {
  const { make, calls, changes, report, now = () => performance.now() } = options;
  let copy: { value: Value; at: number; since: number } | null = null;
  let running: { value: Promise<Value>; since: number } | null = null;
  let failure: { error: unknown; at: number } | null = null;

  const isFresh = () => copy !== null && now() - copy.at < times.fresh && !changes.touched(calls, copy.since);

  async function begin(since: number): Promise<Value> {
    try {
      const value = await make();
      if (!copy || copy.since <= since) copy = { value, at: now(), since };
      failure = null;
      return value;
    } catch (error) {
      failure = { error, at: now() };
      report(error);
      throw error;
    }
  }

  /** Joins the running `make` if it began after the last change. */
  function startOrJoin(): Promise<Value> {
    if (running && !changes.touched(calls, running.since)) return running.value;
    const begun = { value: begin(changes.count), since: changes.count };
    const end = () => void (running = running === begun ? null : running);
    begun.value.then(end, end);
    running = begun;
    return begun.value;
  }

  return {
    async get() {
      if (copy && isFresh()) return copy.value;
      const known = copy;
      if (failure && now() - failure.at < times.retry) {
        if (known) return known.value;
        throw failure.error;
      }
      const made = startOrJoin();
      if (!known) return made;
      const { value } = known;
      return within(
        times.timeout,
        made.catch(() => value),
        () => value,
      );
    },
  };
}
