import type { Socket } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerEmpty } from "../response/answer.ts";
import type { Lifecycle } from "./graceful-stop.ts";
import { readTarget } from "../request/request-target.ts";

/** A request with more headers is refused. Node would drop the rest silently. */
const mostHeaders = 100;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Name of the route in logs: a pattern, never an address. Its own pattern when there is none. */
    logAs?: string | ((request: FastifyRequest) => string);
  }
}

export interface HttpAppOptions {
  /** Addresses or ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  lifecycle: Lifecycle;
  /** Longest path with query, characters; a longer one is answered 414. */
  longestTarget?: number;
  /** Which paths may be looked at; every other one is answered 400. All by default. */
  allowsPath?: (pathname: string) => boolean;
  /** Longest time for a whole request to arrive, and for a connection on which nothing moves, ms (L7). */
  times?: { request: number; stalled: number };
  /** Another spelling of a request target, for routes that answer more spellings than their own. */
  rewriteTarget?: (method: string, url: string) => string;
  /** Is called for every request that is refused before its route. */
  refused?: (status: number) => void;
}

/**
 * A Fastify server with bounds: slow, endless and idle connections end by themselves (L7, L8), a request that two
 * readers could read in two ways is refused (B23), no body is read that a route does not ask for.
 *
 * Its own logger is off: a line for each request costs more than a page from memory, and would name addresses.
 * Throws when a trusted proxy is neither an address nor a range.
 */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const { trustedProxies, lifecycle, rewriteTarget = (_method, url) => url, refused } = options;
  // Who waits for a backend sets a longer time for stalled connections.
  const { request: requestTimeout, stalled } = options.times ?? { request: 12_000, stalled: 15_000 };
  /** Connections that have been told that they end: nothing else on them is answered. */
  const refusedConnections = new WeakSet<Socket>();
  const app = Fastify({
    logger: false,
    clientErrorHandler(error, socket) {
      if (refusedConnections.has(socket)) socket.destroySoon();
      else if (socket.writable) socket.end(answerToClientError(error.code));
      else socket.destroy();
    },
    trustProxy: [...trustedProxies],
    connectionTimeout: stalled,
    requestTimeout,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    exposeHeadRoutes: false,
    // Requests that arrive while the server stops are answered: `stopServer` decides when it takes none any more.
    return503OnClosing: false,
    // Nobody needs the number of a request.
    genReqId: () => "",
    rewriteUrl: ({ method = "GET", url = "/" }) => makeReadable(rewriteTarget(method, url)),
  });
  app.server.maxHeadersCount = 0;

  app.addHook("onRequest", (request, reply, next) => {
    lifecycle.requestedAt = performance.now();
    if (lifecycle.stopping) reply.raw.shouldKeepAlive = false;
    const status = refusalOf(request, options);
    if (status === null) return next();
    refused?.(status);
    refusedConnections.add(request.raw.socket);
    answerEmpty(reply, status);
  });

  // A route that wants a body reads it itself, with its own limit and after its own checks: see `readBody`.
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  return app;
}

/** The router cannot decode octets that are no UTF-8: it gets them with their percent sign encoded again. */
function makeReadable(url: string): string {
  if (!url.includes("%")) return url;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}

/** The answer to what the parser cannot read, or what did not arrive in time (L7, B23). */
function answerToClientError(code: string | undefined): string {
  const isLong = code === "HPE_HEADER_OVERFLOW";
  const isSlow = code === "ERR_HTTP_REQUEST_TIMEOUT";
  const status = isLong
    ? "431 Request Header Fields Too Large"
    : isSlow
      ? "408 Request Timeout"
      : "400 Bad Request";
  return `HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
}

/** Why a request is refused before its route: its target, too many headers, or an unknown transfer coding. */
function refusalOf(
  { originalUrl, headers, raw }: FastifyRequest,
  { longestTarget, allowsPath = () => true }: HttpAppOptions,
): 400 | 414 | 431 | null {
  if (raw.rawHeaders.length > 2 * mostHeaders) return 431;
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return 400;
  const target = readTarget(originalUrl, longestTarget);
  if ("refused" in target) return target.refused;
  return allowsPath(target.pathname) ? null : 400;
}

/** Listens. Rejects with a sentence for the operator when the port is taken. */
export async function listen(
  app: FastifyInstance,
  {
    port,
    host,
    variable,
  }: { port: number; host: string; /** Environment variable of the port. */ variable: string },
): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE")
      throw new Error(`Port ${port} is in use. Choose another: ${variable}=${port + 1}`, { cause: error });
    if (code === "EACCES") throw new Error(`Port ${port} may not be opened by this user`, { cause: error });
    throw error;
  }
}
