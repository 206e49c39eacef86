/** A closed terminal or a lost connection sends SIGHUP. */
const signals = ["SIGHUP", "SIGINT", "SIGTERM"] as const;
/** Exit codes of a program that a signal ended, as a shell counts them. */
const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Calls `handle` for each signal that asks this process to end. */
export function onInterruption(handle: () => void): void {
  for (const signal of signals) process.on(signal, handle);
  // A closed terminal takes no more output.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

const cleanUps = new Set<() => unknown>();
let ending: Promise<never> | undefined;

/**
 * Runs `work`, then `cleanUp`: also when one of these signals interrupts it, which then ends the process. What `cleanUp` does
 * before it waits for anything is done in any case. A command that handles the signals itself is left to do so.
 */
export async function withCleanUp<Result>(
  cleanUp: () => unknown,
  work: () => Promise<Result>,
): Promise<Result> {
  if (cleanUps.size === 0 && signals.every((signal) => process.listenerCount(signal) === 0))
    for (const signal of signals) process.on(signal, interrupt);
  cleanUps.add(cleanUp);
  try {
    return await work();
  } finally {
    // The process ends.
    await ending;
    cleanUps.delete(cleanUp);
    if (cleanUps.size === 0) for (const signal of signals) process.off(signal, interrupt);
    await cleanUp();
  }
}

function interrupt(signal: (typeof signals)[number]): void {
  // What still runs loses its database. Its errors mean nothing.
  process.on("uncaughtException", () => undefined);
  ending ??= Promise.allSettled([...cleanUps].map((cleanUp) => Promise.resolve().then(cleanUp))).then(() =>
    process.exit(exitCodes[signal]),
  );
}
