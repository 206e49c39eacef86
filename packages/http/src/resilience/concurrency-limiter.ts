/** The queue is full, or a task has waited too long in it. */
export class QueueFullError extends Error {}

interface LimiterOptions {
  running: number;
  waiting: number;
  /** Longest wait of a task, ms. Without it the wait has no limit. */
  timeout?: number;
}

/**
 * Runs at most `running` tasks at once. At most `waiting` more wait, each for at most `timeout` ms. Other tasks
 * throw `QueueFullError`.
 */
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
        waiting.delete(begin) && refuse(new QueueFullError("The task has waited for too long"));
      const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
      waiting.add(begin);
    });

  return async function pass<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running++;
    else if (waiting.size >= bound) throw new QueueFullError("Too many tasks are waiting");
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
