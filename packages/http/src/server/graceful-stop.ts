import closeWithGrace from "close-with-grace";
import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Whether this process is stopping, and when clients last sent requests to it. */
export interface Lifecycle {
  stopping: boolean;
  /** Time of the last readiness check by a load balancer, and of the last request of any kind (`performance.now()`). */
  probedAt: number;
  requestedAt: number;
}

/** The lifecycle of a process that no client has reached yet. */
export const createLifecycle = (): Lifecycle => ({
  stopping: false,
  probedAt: -Infinity,
  requestedAt: -Infinity,
});

/** Times of an orderly stop, ms; together below 10 s (F19). */
const stopTimes = {
  /** How long the server takes requests after it reports that it is not ready, if a client may still send some. */
  notice: 2_000,
  /** A load balancer that checked readiness within this time is expected to check again. */
  watched: 30_000,
  /** A client that sent a request within this time is expected to send another. */
  busy: 1_000,
  /** How long requests may still arrive on open connections. */
  last: 300,
  /** How long requests in flight may take. */
  drain: 6_500,
};

/**
 * Stops a server in four steps: readiness fails, every response announces the end of its connection, requests in
 * flight finish, and all connections close. The first two steps take no time when there was no recent probe or
 * request.
 */
export async function stopServer(server: Server, lifecycle: Lifecycle, times = stopTimes): Promise<void> {
  lifecycle.stopping = true;
  const now = performance.now();
  const isWatched = now - lifecycle.probedAt < times.watched || now - lifecycle.requestedAt < times.busy;
  if (isWatched) await wait(times.notice);
  // The HTTP server's own `close` would also close connections on which a request is arriving.
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  if (isWatched) await Promise.race([closed, wait(times.last)]);
  const force = setTimeout(() => server.closeAllConnections(), times.drain);
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  server.closeIdleConnections();
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}

/** Signals and events that do not mean an orderly stop, or on which Node stops by itself. */
const notOurs = [
  ...["SIGHUP", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGSEGV", "SIGUSR2"],
  ...["unhandledRejection", "beforeExit"],
] as closeWithGrace.AllEvents[];

/**
 * Runs `stop` on a signal to stop or after an uncaught error, then ends the process. The process ends within 10 s,
 * even when `stop` takes longer (F19).
 */
export function onEnd(stop: (error: Error | undefined) => Promise<void>): void {
  closeWithGrace({ delay: 9_800, logger: false, skip: notOurs }, ({ err }) => stop(err));
}
