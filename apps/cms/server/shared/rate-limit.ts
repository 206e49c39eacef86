interface Window {
  count: number;
  /** End of the window, ms. */
  endsAt: number;
}

interface Limit {
  /** Requests per window. */
  allowed: number;
  /** Length of a window, ms. It begins with a client's first request. */
  window: number;
  /** Largest number of clients in memory. The oldest half is dropped first. */
  clients?: number;
  now?: () => number;
}

export interface RateLimit {
  /** Counts a request. Returns the seconds to wait when it is above the limit, else 0. */
  take(client: string): number;
  /** Returns the seconds to wait, without counting. */
  check(client: string): number;
  /** Takes back a counted request that failed through no fault of the client. */
  giveBack(client: string): void;
}

/** Counts requests per client in time windows, in bounded memory (B22). */
export function createRateLimit({ allowed, window, clients = 20_000, now = Date.now }: Limit): RateLimit {
  // Two maps, of which the older one is dropped whole. A Map becomes slow when its oldest entry is dropped
  // each time.
  let newer = new Map<string, Window>();
  let older = new Map<string, Window>();

  function current(client: string): Window | undefined {
    const known = newer.get(client) ?? older.get(client);
    return known && known.endsAt > now() ? known : undefined;
  }

  function open(client: string): void {
    if (newer.size >= clients / 2) {
      older = newer;
      newer = new Map();
    }
    older.delete(client);
    newer.set(client, { count: 1, endsAt: now() + window });
  }

  function check(client: string): number {
    const known = current(client);
    return known && known.count >= allowed ? Math.max(1, Math.ceil((known.endsAt - now()) / 1000)) : 0;
  }

  return {
    check,
    take(client) {
      const wait = check(client);
      if (wait > 0) return wait;
      const known = current(client);
      if (known) known.count += 1;
      else open(client);
      return 0;
    },
    giveBack(client) {
      const known = current(client);
      if (known && known.count > 0) known.count -= 1;
    },
  };
}
