import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { reasonOf } from "./failure.ts";

/** A process of the product. */
export interface Part {
  pid: number | undefined;
  /** Resolves when the process has ended, with its signal or exit code in words. */
  ended: Promise<string>;
  /** Stops it and waits for its end. */
  stop(): Promise<void>;
}

/** A part that is started again whenever it ends by itself. */
export interface SupervisedPart {
  name: string;
  /** Process id of the last start. */
  pid(): number | undefined;
  /** How often it ended by itself. */
  restarts(): number;
  stop(): Promise<void>;
}

/** Resolves when a child process has ended, with its signal or exit code in words. */
export const whenEnded = (child: ChildProcess): Promise<string> =>
  new Promise((done) => child.once("exit", (code, signal) => done(signal ?? `exit code ${code}`)));

/** Whether a process has not ended. */
export const isRunning = ({ exitCode, signalCode }: Pick<ChildProcess, "exitCode" | "signalCode">) =>
  exitCode === null && signalCode === null;

/** Ends a process with the first signal, or with the second one after `longest` ms. Resolves when it has ended. */
export async function endProcess(
  child: ChildProcess,
  { asks, forces, longest }: { asks: NodeJS.Signals; forces: NodeJS.Signals; longest: number },
): Promise<void> {
  if (!isRunning(child)) return;
  const ended = whenEnded(child);
  child.kill(asks);
  const force = setTimeout(() => child.kill(forces), longest);
  await ended;
  clearTimeout(force);
}

/** Waits before a part is started again, ms. A part that ran for `steady` ms begins with the shortest one. */
const waits = { shortest: 500, longest: 30_000, steady: 60_000 };

/**
 * Starts a part again whenever it ends by itself, with growing waits. Each part has its own, so the site stays up
 * while the backend or the database is down (F3). A stop aborts the signal of a start that waits.
 */
export function keepRunning(
  name: string,
  first: Part,
  startAgain: (signal: AbortSignal) => Part | Promise<Part>,
  report: (line: string) => void = console.error,
): SupervisedPart {
  const stopping = new AbortController();
  let part = first;
  let restarts = 0;

  async function supervise(): Promise<void> {
    let wait = waits.shortest;
    for (;;) {
      const started = Date.now();
      const how = await part.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - started >= waits.steady) wait = waits.shortest;
      report(`✗ ${name} ended by itself (${how}). It is started again in ${wait / 1000} s.`);
      restarts += 1;
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      wait = Math.min(wait * 2, waits.longest);
      part = await start();
    }
  }

  async function start(): Promise<Part> {
    try {
      return await startAgain(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) report(`✗ ${name} did not start: ${reasonOf(error)}`);
      return { pid: undefined, ended: Promise.resolve("no start"), stop: () => Promise.resolve() };
    }
  }

  const supervision = supervise();
  return {
    name,
    pid: () => part.pid,
    restarts: () => restarts,
    async stop() {
      stopping.abort();
      await part.stop();
      await supervision;
      // The stop came during a start.
      await part.stop();
    },
  };
}
