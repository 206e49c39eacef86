import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";

/** Time-outs and bounds of the server (L7, L8), in ms. */
const settings = {
  headersTimeout: 10_000,
  /** The longest of all, for uploads; shorter ones are kept where bodies are read. */
  requestTimeout: 120_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};

/** A server whose connections are bounded in number, time and size (L7, L8). */
export function createBoundedServer(listener: RequestListener): Server {
  const server = createServer(settings, listener);
  server.maxConnections = 5000;
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = 1000;
  return server;
}

/** Starts listening. Throws a sentence for the operator when the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new Error(`port ${port} is in use (CMS_PORT)`) : error),
    );
    server.listen(port, host, resolve);
  });
}
