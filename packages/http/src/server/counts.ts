/** Counts by name, reported once per minute when there are any. */
export interface Counts {
  add: (name: string, count?: number) => void;
  /** What has been counted since the last report. */
  readonly current: ReadonlyMap<string, number>;
  /** Reports what has been counted since the last report. */
  flush: () => void;
}

const period = 60_000;
/** Most names that are counted separately; more of them count as `other`. */
const mostNames = 400;

/** @param report receives the counts of about one minute */
export function createCounts(report: (counts: Record<string, number>) => void): Counts {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    report(Object.fromEntries(counts));
    counts.clear();
  }

  return {
    current: counts,
    flush,
    add(name, count = 1) {
      const known = counts.has(name) || counts.size < mostNames ? name : "other";
      counts.set(known, (counts.get(known) ?? 0) + count);
      timer ??= setTimeout(flush, period).unref();
    },
  };
}
