/** Too much is waiting already. */
export class QueueFullError extends Error {}

interface LimiterOptions {
  running: number;
  waiting: number;
  /** Longest wait for a turn, ms; without it a task waits for as long as it takes. */
  timeout?: number;
}

/** Lets a bounded number of tasks run at once and a bounded number wait, for a bounded time; the rest throw `QueueFullError`. */
export function createConcurrencyLimiter({ running: limit, waiting: bound, timeout }: LimiterOptions) {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((enter, refuse) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        enter();
      };
      const giveUp = () =>
        waiting.delete(begin) && refuse(new QueueFullError("A render has waited for too long"));
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      waiting.add(begin);
    });

  return async function pass<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running++;
    else if (waiting.size >= bound) throw new QueueFullError("Too many renders are waiting");
    else await turn();
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) next();
      else running--;
    }
  };
}
