/** A timer with exact intervals. It can be paused, continued and restarted. */
export interface PausableInterval {
  /** Starts or continues the interval. */
  start: () => void;
  /** Pauses. The rest of the interval is kept. */
  hold: () => void;
  /** Starts a full interval, running or paused as before. */
  restart: () => void;
}

/**
 * Ticks do not drift: each is due one interval after the last due time, however late the browser was. Ticks missed
 * during a sleep are skipped.
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
