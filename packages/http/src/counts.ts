/** Counts by name, told once a minute while there is something to tell. */
export interface Counts {
  add: (name: string, count?: number) => void;
  /** Tells what has been counted since the last time. */
  flush: () => void;
}

const period = 60_000;
/** Names that are told apart; whatever is beyond them counts as `other`. */
const mostNames = 400;

/** @param tell hears of the counts of about a minute */
export function createCounts(tell: (counts: Record<string, number>) => void): Counts {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    tell(Object.fromEntries(counts));
    counts.clear();
  }

  return {
    flush,
    add(name, count = 1) {
      const known = counts.has(name) || counts.size < mostNames ? name : "other";
      counts.set(known, (counts.get(known) ?? 0) + count);
      timer ??= setTimeout(flush, period).unref();
    },
  };
}
