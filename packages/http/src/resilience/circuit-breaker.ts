/** Decides whether a server that has been failing may be called. */
export interface Breaker {
  /** Closed: always true. Open: true for a probe, once a second. */
  allows: () => boolean;
  /** What `allows` would say. Nothing is begun. */
  wouldAllow: () => boolean;
  succeeded: () => void;
  failed: () => void;
  readonly isOpen: boolean;
}

export interface BreakerOptions {
  /** Number of failures that open the breaker. */
  failures?: number;
  /** A clock that never goes back, ms. */
  now?: () => number;
}

/** Time within which the failures are counted, ms. */
const countedFor = 10_000;
/** Time from the opening to the first probe, ms. */
const firstProbeAfter = 500;
/** Time between two probes, ms. */
const probeEvery = 1_000;

/**
 * A circuit breaker. Five failures in 10 s open it, a probe after 0.5 s and then one per second try again, and one
 * success closes it (F7).
 */
export function createBreaker({ failures = 5, now = () => performance.now() }: BreakerOptions = {}): Breaker {
  let recent: number[] = [];
  let open = false;
  let nextProbe = 0;
  const wouldAllow = () => !open || now() >= nextProbe;
  return {
    wouldAllow,
    allows() {
      if (!wouldAllow()) return false;
      nextProbe = now() + probeEvery;
      return true;
    },
    succeeded() {
      open = false;
      recent = [];
    },
    failed() {
      recent = [...recent.filter((at) => at > now() - countedFor), now()].slice(-failures);
      if (open || recent.length < failures) return;
      open = true;
      nextProbe = now() + firstProbeAfter;
    },
    get isOpen() {
      return open;
    },
  };
}
