interface Window {
  count: number;
  /** When it is over, ms. */
  endsAt: number;
}

interface Limit {
  /** Requests in one window. */
  allowed: number;
  /** Length of a window, ms; it begins with a client's first request. */
  window: number;
  /** Clients remembered at most; those seen first are forgotten first, half of them at a time. */
  clients?: number;
  now?: () => number;
}

export interface RateLimit {
  /** Counts a request. Returns the seconds to wait when it is one too many, 0 when it may pass. */
  take(client: string): number;
  /** Seconds to wait, without counting. */
  check(client: string): number;
  /** Takes a counted request back: it came to nothing through no fault of the client. */
  giveBack(client: string): void;
}

/** Counts requests of each client in windows of time, in bounded memory (B22). */
export function createRateLimit({ allowed, window, clients = 20_000, now = Date.now }: Limit): RateLimit {
  // Two halves: dropping one whole is cheap, while a Map whose oldest entry is dropped each time grows slow.
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
