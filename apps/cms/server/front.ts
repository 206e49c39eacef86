import type { IncomingMessage, ServerResponse } from "node:http";
import { refusal } from "../src/api/refusals.ts";
import { apiRoot } from "../src/api/read-request.ts";
import type { Handled } from "./api.ts";
import type { Client } from "./client-address.ts";
import { answerHealth, answerReadiness } from "./health.ts";
import { describeError } from "../src/api/describe-error.ts";
import type { RequestLog } from "./request-log.ts";
import type { Unready } from "./readiness.ts";
import { readTarget } from "./request-target.ts";
import type { RequestTarget } from "./request-target.ts";
import { sendIcon, sendJson, sendText } from "./send.ts";
import { isStaffPath } from "./staff.ts";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** What stands behind the front. */
export interface Parts {
  /** Whether the parts can be asked: not while starting. */
  isOpen(): boolean;
  /** Whether connections should end with their next answer. */
  isClosing(): boolean;
  findFault(): Promise<Unready | undefined>;
  findClient(socketAddress: string | undefined, forwardedFor: string | undefined): Client;
  api(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
    client: Client,
  ): Promise<Handled>;
  media(request: IncomingMessage, response: ServerResponse, name: string): Promise<void>;
  staff(request: IncomingMessage, response: ServerResponse, path: string, client: Client): Promise<void>;
  log: RequestLog;
}

/** The one door of the CMS: decides by method and path who answers, and logs how it went. */
export function createFront(parts: Parts) {
  async function route(
    request: IncomingMessage,
    response: ServerResponse,
    target: RequestTarget,
  ): Promise<Handled> {
    const { path } = target;
    const client = parts.findClient(
      request.socket.remoteAddress,
      oneLine(request.headers["x-forwarded-for"]),
    );
    const isApi = path === apiRoot || path.startsWith(`${apiRoot}/`);
    if (path === "/healthz") answerHealth(response);
    else if (path === "/readyz") await answerReadiness(response, () => parts.findFault());
    else if (path.startsWith("/media/")) {
      if (request.method === "GET" || request.method === "HEAD")
        await parts.media(request, response, path.slice("/media/".length));
      else sendText(response, 405, "Method not allowed\n", ["Allow", "GET, HEAD"]);
      return { route: "/media/*" };
    } else if (isApi && parts.isOpen()) return parts.api(request, response, target, client);
    else if (!parts.isOpen())
      sendJson(response, 503, refusal("unavailable", "en"), ["Retry-After", "2", "Connection", "close"]);
    else if (path === "/") response.writeHead(307, { Location: "/admin", "Content-Length": 0 }).end();
    else if (path === "/favicon.ico") sendIcon(response);
    else if (isStaffPath(path)) await parts.staff(request, response, path, client);
    else sendText(response, 404, "Not found\n");
    return { route: patternOf(path) };
  }

  return function handle(request: IncomingMessage, response: ServerResponse): void {
    const started = performance.now();
    if (parts.isClosing()) response.shouldKeepAlive = false;
    const { method = "" } = request;
    const target = readTarget(request.url);
    const transfer = request.headers["transfer-encoding"];
    if (!target || (transfer !== undefined && transfer.toLowerCase() !== "chunked"))
      return sendText(response, 400, "Bad request\n", ["Connection", "close"]);
    if (!methods.has(method))
      return sendText(response, 405, "Method not allowed\n", [
        ...["Allow", [...methods].join(", "), "Connection", "close"],
      ]);
    route(request, response, target).then(
      (handled) => parts.log.record(method, response.statusCode, performance.now() - started, handled),
      (error: unknown) => {
        if (response.destroyed || request.socket.destroyed) return;
        parts.log.fail(method, patternOf(target.path), describeError(error));
        if (response.headersSent) response.destroy();
        else sendJson(response, 503, refusal("unavailable", "en"), ["Retry-After", "5"]);
      },
    );
  };
}

const oneLine = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(",") : header;

/** What a log may say of a path: never an id, a name or a token. */
const patternOf = (path: string) =>
  /^\/(?:admin|api|_next|healthz|readyz)?(?=\/|$)/.exec(path)?.[0] ?? "other";
