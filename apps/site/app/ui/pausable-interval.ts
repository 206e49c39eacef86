/** A clock that ticks at exact intervals, can be held and go on from where it was held, and can begin anew. */
export interface PausableInterval {
  /** Runs, or runs on. */
  start: () => void;
  /** Holds; what is left of the interval is kept. */
  hold: () => void;
  /** The interval begins anew, running or held as before. */
  restart: () => void;
}

/**
 * Ticks do not drift: each is due one interval after the last was due, however late the browser was. After
 * a sleep longer than an interval the missed ticks are left out.
 * @param interval milliseconds
 */
export function createPausableInterval(interval: number, onTick: () => void): PausableInterval {
  let left = interval;
  let due = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule() {
    timer = setTimeout(tick, Math.max(0, due - performance.now()));
  }

  function tick() {
    const now = performance.now();
    due = now - due > interval ? now + interval : due + interval;
    schedule();
    onTick();
  }

  function start() {
    if (timer !== undefined) return;
    due = performance.now() + left;
    schedule();
  }

  function hold() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, due - performance.now());
  }

  function restart() {
    const running = timer !== undefined;
    hold();
    left = interval;
    if (running) start();
  }

  return { start, hold, restart };
}
