/** Decides whether a server that has been failing may be called. */
export interface Breaker {
  /** Closed: always true. Open: true once per `probeEvery`, for a probe. */
  allows: () => boolean;
  succeeded: () => void;
  failed: () => void;
  readonly isOpen: boolean;
}

export interface BreakerOptions {
  /** Number of failures within `window` that open the breaker. */
  failures?: number;
  /** Time within which the failures are counted, ms. */
  window?: number;
  /** Time from its opening to the first probe, ms. */
  firstProbe?: number;
  /** Time between two probes while it is open, ms. */
  probeEvery?: number;
  /** A clock that never goes back, ms. */
  now?: () => number;
}

/**
 * A circuit breaker. Five failures in 10 s open it, a probe after 0.5 s and then one per second try again, and one
 * success closes it (F7).
 */
export function createBreaker({
  failures = 5,
  window = 10_000,
  firstProbe = 500,
  probeEvery = 1_000,
  now = () => performance.now(),
}: BreakerOptions = {}): Breaker {
  let recent: number[] = [];
  let open = false;
  let nextProbe = 0;
  return {
    allows() {
      if (!open) return true;
      if (now() < nextProbe) return false;
      nextProbe = now() + probeEvery;
      return true;
    },
    succeeded() {
      open = false;
      recent = [];
    },
    failed() {
      recent = [...recent.filter((at) => at > now() - window), now()].slice(-failures);
      if (open || recent.length < failures) return;
      open = true;
      nextProbe = now() + firstProbe;
    },
    get isOpen() {
      return open;
    },
  };
}
