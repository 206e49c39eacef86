import type { Socket } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { answerEmpty } from "../response/answer.ts";
import type { Lifecycle } from "./graceful-stop.ts";
import { readTarget, splitTarget } from "../request/request-target.ts";

/** A request with more headers is refused. Node would drop the others silently. */
const mostHeaders = 100;

export interface HttpAppOptions {
  /** Addresses or ranges whose `X-Forwarded-For` header is trusted. */
  trustedProxies: readonly string[];
  lifecycle: Lifecycle;
  /** Longest path with query, in characters. A longer one is answered with 414. */
  longestTarget?: number;
  /** Which paths are allowed. Other paths are answered with 400. The default allows all. */
  allowsPath?: (pathname: string) => boolean;
  /** Longest time for a whole request to arrive, and for a connection without traffic, ms (L7). */
  times?: { request: number; stalled: number };
  /** Rewrites a request target, for routes that answer several spellings. */
  rewriteTarget?: (method: string, url: string) => string;
  /**
   * Whether other code of the process takes sockets over, as development servers do for WebSockets. Else a request for an
   * upgrade is a plain one: a socket that was taken over has no time limit, and a stop waits for it.
   */
  takesUpgrades?: boolean;
  /** Called for every request that is refused before its route. */
  refused?: (status: number) => void;
}

/**
 * A Fastify server with bounds. Slow, endless and idle connections are closed (L7, L8). A request that two servers
 * could read differently is refused (B23). A body is read only by a route that asks for it.
 * Fastify's own logger is off: one line per request costs more than a page from memory, and would contain addresses.
 * Throws when a trusted proxy is neither an address nor a range.
 */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const {
    trustedProxies,
    lifecycle,
    rewriteTarget = (_method, url) => url,
    refused,
    takesUpgrades = false,
  } = options;
  // A server that waits for a backend sets a longer time for stalled connections.
  const { request: requestTimeout, stalled } = options.times ?? { request: 12_000, stalled: 15_000 };
  /** Connections that were refused. No further request on them is answered. */
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
    http: {
      headersTimeout: 8_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      shouldUpgradeCallback: () => takesUpgrades,
    },
    exposeHeadRoutes: false,
    // Requests that arrive during a stop are answered. `stopServer` decides when the server takes no more.
    return503OnClosing: false,
    // The number of a request is not used.
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

  // A route that needs a body reads it with `readBody`, with its own limit and after its own checks.
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY"])
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  return app;
}

/** Encodes the percent signs of a path that is not UTF-8. The router cannot decode it. It does not decode the query. */
function makeReadable(url: string): string {
  if (!url.includes("%")) return url;
  const { pathname, search } = splitTarget(url);
  try {
    decodeURIComponent(pathname);
    return url;
  } catch {
    return pathname.replaceAll("%", "%25") + search;
  }
}

/** The answer to a request that the parser cannot read, or that did not arrive in time (L7, B23). */
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

/** Whether `Host` was sent more than once (RFC 9112 §3.2). Node keeps only the first in `headers`. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/**
 * The status with which a request is refused before its route: for its target, too many headers, two hosts or an
 * unknown transfer coding. Returns `null` for a request that is allowed.
 */
function refusalOf(
  { originalUrl, headers, raw }: FastifyRequest,
  { longestTarget, allowsPath = () => true }: HttpAppOptions,
): 400 | 414 | 431 | null {
  if (raw.rawHeaders.length > 2 * mostHeaders) return 431;
  if (hasTwoHosts(raw.rawHeaders)) return 400;
  const coding = headers["transfer-encoding"];
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return 400;
  const target = readTarget(originalUrl, longestTarget);
  if ("refused" in target) return target.refused;
  return allowsPath(target.pathname) ? null : 400;
}

export interface ListenOptions {
  port: number;
  host: string;
  /** Environment variable of the port. */
  variable: string;
  /** A socket of the parent process that listens on the port. Connections wait in it while no server runs. */
  descriptor?: number | undefined;
}

/** Listens. Rejects with a sentence for the operator when the port is in use. */
export async function listen(
  app: FastifyInstance,
  { port, host, variable, descriptor: fd }: ListenOptions,
): Promise<void> {
  try {
    await app.listen(fd === undefined ? { port, host } : Object.assign({ host }, { fd }));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EADDRINUSE")
      throw new Error(`Port ${port} is in use. Choose another: ${variable}=${port + 1}`, { cause: error });
    if (code === "EACCES") throw new Error(`Port ${port} may not be opened by this user`, { cause: error });
    throw error;
  }
}
