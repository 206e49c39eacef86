import type { IncomingMessage, ServerResponse } from "node:http";
import { mark } from "../src/admin/favicon.ts";
import { unkeptHeaders } from "../src/api/headers.ts";

/** Longest that the rest of a refused body is read and thrown away, ms. */
const lingering = 1000;

/** Answers with JSON that nobody keeps. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: string,
  headers: readonly string[] = [],
): void {
  response.writeHead(status, [
    ...unkeptHeaders,
    ...headers,
    ...["Content-Type", "application/json; charset=utf-8"],
    ...["Content-Length", String(Buffer.byteLength(body))],
  ]);
  response.end(body);
}

/** Answers with a line of text, where neither a person nor a program looks for more. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
): void {
  response.writeHead(status, [
    ...headers,
    ...["Content-Type", "text/plain; charset=utf-8", "X-Content-Type-Options", "nosniff"],
    ...["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ...["Cache-Control", "no-store", "Content-Length", String(Buffer.byteLength(text))],
  ]);
  response.end(text);
}

/** Answers browsers that ask for the icon before a page has named it. */
export function sendIcon(response: ServerResponse): void {
  response.writeHead(200, [
    ...["Content-Type", "image/svg+xml", "Content-Length", String(Buffer.byteLength(mark))],
    ...["X-Content-Type-Options", "nosniff", "Content-Security-Policy", "default-src 'none'; sandbox"],
    ...["Cache-Control", "public, max-age=86400"],
  ]);
  response.end(mark);
}

/**
 * For a request whose body is refused: the rest of it is thrown away for a moment, so that the client reads the
 * answer instead of a broken connection, then the connection ends.
 */
export function closeAfter(request: IncomingMessage, response: ServerResponse): readonly string[] {
  request.resume();
  response.once("finish", () => setTimeout(() => request.destroy(), lingering).unref());
  return ["Connection", "close"];
}
