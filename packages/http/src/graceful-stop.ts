import closeWithGrace from "close-with-grace";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Whether this process is going on or ending. */
export interface Lifecycle {
  stopping: boolean;
  /** Last time a load balancer asked whether this process is ready, and last request of any kind; `performance.now()`. */
  probedAt: number;
  requestedAt: number;
}

/** Times of an orderly stop, ms; together below 10 s (F19). */
export const stopTimes = {
  /** How long requests are still taken after readiness said no, if anybody might send some. */
  notice: 2_000,
  /** Who asked within this time may ask again. */
  watched: 30_000,
  busy: 1_000,
  /** How long requests may still arrive on connections that are open already. */
  last: 300,
  /** How long those in flight may take. */
  drain: 6_500,
};

/**
 * Stops in order: readiness says no, connections are told that they end, what is in flight is finished, then everything
 * else. Without a load balancer's probe or a request lately there is nobody to give notice to.
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

/** Signals and events that mean something else than an end, or that Node itself ends upon. */
const notOurs = [
  ...["SIGHUP", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV", "SIGUSR2"],
  ...["unhandledRejection", "beforeExit"],
] as closeWithGrace.AllEvents[];

/**
 * Runs `stop` when the process is asked to end, or after an error that nobody caught, which it gets; then ends the
 * process. Without regard to `stop` that happens within 10 s (F19).
 */
export function onEnd(stop: (error: Error | undefined) => Promise<void>): void {
  closeWithGrace({ delay: 9_800, logger: false, skip: notOurs }, ({ err }) => stop(err));
}
