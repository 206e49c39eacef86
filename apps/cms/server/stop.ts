import type { Server } from "node:http";

/** Longest that requests under way may take, and that the whole stop may take, ms. */
const limits = { requests: 8000, all: 10_000 };

/**
 * Ends in order: no new connections, requests under way finish, then `endParts`. Ends the process in any case
 * within 10 s (F19).
 */
export async function stopServer(
  server: Server,
  exitCode: number,
  endParts: () => Promise<void>,
): Promise<void> {
  setTimeout(() => process.exit(exitCode), limits.all).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  // Connections that were busy at first become idle one by one.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), limits.requests);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
  await endParts().catch(() => undefined);
  process.exit(exitCode);
}
