import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { answerEmpty } from "./answer.ts";

/** Headers beyond this number are refused. Node would leave them out without a word. */
const mostHeaders = 100;

/** Why a request is not even looked at: too many headers, or a transfer coding that ends nobody knows where (B23). */
function refusalOf({ rawHeaders, headers }: IncomingMessage): 400 | 431 | null {
  if (rawHeaders.length > 2 * mostHeaders) return 431;
  const coding = headers["transfer-encoding"];
  return coding !== undefined && coding.toLowerCase() !== "chunked" ? 400 : null;
}

/** A server with the bounds of reliability §3: slow, endless and idle connections end by themselves (L7, L8, B23). */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      const refused = refusalOf(request);
      if (refused === null) return listener(request, response);
      answerEmpty(response, refused);
    },
  );
  server.maxConnections = 5_000;
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = 1_000;
  // Ends a connection on which nothing moves while a request is answered; who waits for the backend asks for longer.
  server.timeout = 15_000;
  return server;
}

/** Listens; rejects with a message for people when the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new Error(`Port ${port} is in use. Choose another: SITE_PORT=${port + 1}`));
      else if (error.code === "EACCES") reject(new Error(`Port ${port} may not be opened by this user`));
      else reject(error);
    });
    server.listen(port, host, () => resolve());
  });
}
