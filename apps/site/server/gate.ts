/** Too much is waiting already. */
export class Busy extends Error {}

/** Lets a bounded number of tasks run at once and a bounded number wait; the rest throw `Busy`. */
export function createGate({ running: limit, waiting: bound }: { running: number; waiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function pass<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limit) running++;
    else if (waiting.length >= bound) throw new Busy("Too many renders are waiting");
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
