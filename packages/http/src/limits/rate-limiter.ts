export interface RateRule {
  /** Number of requests per `period`, at once or spread. */
  count: number;
  /** ms. */
  period: number;
}

/** How far above its limit an address can get, in periods. This bounds how long a flood locks the address out. */
const memory = 4;

/** Addresses that are remembered at most. */
const capacity = 40_000;

/**
 * Counts by the generic cell rate algorithm. It stores one number per address: the time at which the full share is
 * free again. Memory is bounded: the addresses that were quiet longest are forgotten first (B22).
 */
export function createRateLimiter(
  { count, period }: RateRule,
  // It never goes back. Whole numbers add up exactly.
  now: () => number = () => Math.floor(performance.now()),
) {
  // Two maps, of which the older one is dropped whole. A Map becomes slow when single keys are deleted from it.
  let recent = new Map<string, number>();
  let older = new Map<string, number>();
  const step = period / count;

  /** How far ahead of now the address would be with another request, ms. */
  const ahead = (address: string) => {
    const time = now();
    const evenAt = recent.get(address) ?? older.get(address) ?? 0;
    return Math.min(Math.max(evenAt, time), time + memory * period) + step - time;
  };

  /** Time until another request is within the limit, ms. */
  const wait = (address: string): number => Math.max(0, ahead(address) - period);

  function record(address: string): void {
    recent.set(address, now() + ahead(address));
    if (recent.size < capacity / 2) return;
    older = recent;
    recent = new Map();
  }

  return {
    /** Number of requests by which another one would exceed the limit; 0 within it. */
    excess: (address: string): number => Math.max(0, Math.ceil((ahead(address) - period) / step)),
    wait,
    record,
    /** Records a request within the limit. Returns the seconds to wait when it is above the limit, else 0. */
    take(address: string): number {
      const ms = wait(address);
      if (ms === 0) record(address);
      return Math.ceil(ms / 1000);
    },
    size: () => recent.size + older.size,
  };
}
