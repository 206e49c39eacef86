/** Too much is waiting already. */
export class Busy extends Error {}

interface GateOptions {
  running: number;
  waiting: number;
  /** Longest wait for a turn, ms; without it a task waits for as long as it takes. */
  patience?: number;
}

/** Lets a bounded number of tasks run at once and a bounded number wait, for a bounded time; the rest throw `Busy`. */
export function createGate({ running: limit, waiting: bound, patience }: GateOptions) {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((enter, refuse) => {
      const begin = () => {
        clearTimeout(timer);
        waiting.delete(begin);
        enter();
      };
      const giveUp = () => waiting.delete(begin) && refuse(new Busy("A render has waited for too long"));
      const timer = patience === undefined ? undefined : setTimeout(giveUp, patience);
      waiting.add(begin);
    });

  return async function pass<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running++;
    else if (waiting.size >= bound) throw new Busy("Too many renders are waiting");
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
