import type { Server } from "node:http";

/**
 * How long every connection is told to end with its next answer before they are closed, how long requests under
 * way may take, and how long the whole stop may take, ms.
 */
const limits = { farewell: 1000, requests: 8000, all: 10_000 };

/**
 * Ends in order: for a moment every answer says that its connection ends, so that none is closed under a request
 * on its way; then no new connections, requests under way finish, and `endParts`. Ends the process in any case
 * within 10 s (F19).
 */
export async function stopServer(
  server: Server,
  exitCode: number,
  endParts: () => Promise<void>,
): Promise<void> {
  setTimeout(() => process.exit(exitCode), limits.all).unref();
  const force = setTimeout(() => server.closeAllConnections(), limits.requests);
  await new Promise((resolve) => setTimeout(resolve, limits.farewell));
  const closed = new Promise((resolve) => server.close(resolve));
  // Connections that were busy at first become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
  await endParts().catch(() => undefined);
  process.exit(exitCode);
}
