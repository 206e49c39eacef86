import pino from "pino";

/**
 * Writes JSON lines to standard output. They never contain an address of a visitor, a query value, a cookie or a
 * body (S4).
 */
export interface Log {
  logger: pino.Logger;
  /** Writes the buffered lines. Call it at the end of the process. It takes a second at most, and never fails. */
  flush: () => Promise<void>;
}

/**
 * The format of the lines of both servers: `level` as a word, `time` (ISO 8601), `service`, `event`, one name for what
 * happened, and sometimes `msg`, a sentence about it.
 */
export const logFormat = (service: string) =>
  ({
    base: { service },
    timestamp: createTimestamp(),
    formatters: { level: (level: string) => ({ level }) },
  }) satisfies pino.LoggerOptions;

/**
 * Standard output as pino's destination. What cannot be written, because a disk is full for example, is written later, and
 * dropped above a megabyte: no line is worth a server.
 */
export function createDestination(
  options: { sync: true } | { sync: false; minLength: number; periodicFlush: number },
) {
  const destination = pino.destination({ fd: 1, maxLength: 1_048_576, ...options });
  let fails = false;
  // Without a listener the error ends the process.
  destination.on("error", () => (fails = true));
  destination.on("write", () => (fails = false));
  // pino calls it when the process ends. On a full disk it does not return.
  const flushSync = destination.flushSync.bind(destination);
  destination.flushSync = () => {
    if (!fails) flushSync();
  };
  return destination;
}

/** @param service names the process in every line */
export function createLog(service: string, level: pino.LevelWithSilent): Log {
  const destination = createDestination({ sync: false, minLength: 8_192, periodicFlush: 500 });
  return {
    logger: pino({ ...logFormat(service), level }, destination),
    flush: () =>
      new Promise((done) => {
        const timer = setTimeout(done, 1_000);
        // The first ends while as much as `minLength` waits.
        destination.flush(() =>
          destination.flush(() => {
            clearTimeout(timer);
            done();
          }),
        );
      }),
  };
}

/** The timestamp for pino. It is formatted once per millisecond, because many lines share one. */
function createTimestamp(): () => string {
  let last = 0;
  let text = "";
  return () => {
    const now = Date.now();
    if (now !== last) [last, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
}

/** An error in the form for a log: its message and place, never a request. */
export const describeError = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
