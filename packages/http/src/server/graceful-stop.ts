import closeWithGrace from "close-with-grace";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Whether this process is ending, and who may still send requests to it. */
export interface Lifecycle {
  stopping: boolean;
  /** Last time a load balancer asked whether this process is ready, and last request of any kind; `performance.now()`. */
  probedAt: number;
  requestedAt: number;
}

/** Times of an orderly stop, ms; together below 10 s (F19). */
export const stopTimes = {
  /** How long requests are still taken after readiness says no, if a client may still send some. */
  notice: 2_000,
  /** A load balancer that asked for readiness within this time is expected to ask again, */
  watched: 30_000,
  /** and so is a client that sent a request within this time. */
  busy: 1_000,
  /** How long requests may still arrive on connections that are open already. */
  last: 300,
  /** How long those in flight may take. */
  drain: 6_500,
};

/**
 * Stops in order: readiness says no, every response announces the end of its connection, requests in flight are
 * finished, then all connections end. Without a recent probe or request the first two take no time.
 */
export async function stopServer(server: Server, lifecycle: Lifecycle, times = stopTimes): Promise<void> {
  lifecycle.stopping = true;
  const now = performance.now();
  const isWatched = now - lifecycle.probedAt < times.watched || now - lifecycle.requestedAt < times.busy;
  if (isWatched) await wait(times.notice);
  // The HTTP server's own `close` would also end connections whose request is just arriving.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  if (isWatched) await Promise.race([closed, wait(times.last)]);
  const force = setTimeout(() => server.closeAllConnections(), times.drain);
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

/** Signals and events that do not mean an orderly end, or on which Node ends by itself. */
const notOurs = [
  ...["SIGHUP", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV", "SIGUSR2"],
  ...["unhandledRejection", "beforeExit"],
] as closeWithGrace.AllEvents[];

/**
 * Runs `stop` when the process is asked to end, or with an error that nobody caught; then ends the process. The process
 * ends within 10 s even when `stop` takes longer (F19).
 */
export function onEnd(stop: (error: Error | undefined) => Promise<void>): void {
  closeWithGrace({ delay: 9_800, logger: false, skip: notOurs }, ({ err }) => stop(err));
}
