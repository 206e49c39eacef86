import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { listen } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";

/** How the backend answers a request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const type = { "content-type": "application/json; charset=utf-8" };
const good = JSON.stringify({ success: true, message: "OK", data: { description: "مقياس", blogs: [] } });

/** Answers of a healthy or a failing backend (F5, F7). */
export const behaviours = {
  healthy: (_request, response) => void response.writeHead(200, { ...type, etag: `"1"` }).end(good),
  compressed: (_request, response) =>
    void response.writeHead(200, { ...type, "content-encoding": "gzip" }).end(gzipSync(good)),
  brokenGzip: (_request, response) =>
    void response.writeHead(200, { ...type, "content-encoding": "gzip" }).end("not gzip"),
  error: (_request, response) =>
    void response.writeHead(500, type).end(JSON.stringify({ success: false, message: "It broke" })),
  gatewayPage: (_request, response) =>
    void response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
  timedOut: (_request, response) =>
    void response.writeHead(408, { "content-type": "text/html" }).end("<h1>Request timeout</h1>"),
  limited: (_request, response) =>
    void response
      .writeHead(429, { "content-type": "text/html", "retry-after": "7" })
      .end("<h1>Slow down</h1>"),
  html: (_request, response) =>
    void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hi</h1>"),
  mislabelled: (_request, response) => void response.writeHead(200, type).end("<h1>Hi</h1>"),
  empty: (_request, response) => void response.writeHead(200, type).end(),
  nothing: (_request, response) => void response.writeHead(200, type).end("null"),
  halved: (_request, response) => void response.writeHead(200, type).end(good.slice(0, 40)),
  notFound: (_request, response) =>
    void response.writeHead(404, type).end(JSON.stringify({ success: false, message: "No such thing" })),
  bareNotFound: (_request, response) =>
    void response.writeHead(404, { "content-type": "text/plain" }).end("404 page not found"),
  redirect: (_request, response) =>
    void response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
  cut: (_request, response) => {
    response.writeHead(200, { ...type, "content-length": "1000" }).write(good.slice(0, 10));
    setImmediate(() => response.destroy());
  },
  reset: (request) => void request.socket.destroy(),
  silent: () => undefined,
  endless: (_request, response) => {
    response.writeHead(200, type);
    const piece = Buffer.alloc(256 * 1024, "x");
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once("drain", more);
    };
    more();
  },
} satisfies Record<string, Behaviour>;

/** A fault in one call alone, by the beginning of its path. Every other call is healthy. */
export const only =
  (path: string, behaviour: Behaviour): Behaviour =>
  (request, response) =>
    (request.url?.startsWith(path) ? behaviour : behaviours.healthy)(request, response);

/** A backend whose faults a test chooses. It records every request. */
export interface FaultyBackend extends Listening {
  behaviour: Behaviour;
  requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
}

export async function startFaultyBackend(): Promise<FaultyBackend> {
  const requests: FaultyBackend["requests"] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    backend.behaviour(request, response);
  };
  const listening = await listen(
    (request, response) => void answer(request, response).catch(() => undefined),
  );
  const backend: FaultyBackend = { ...listening, behaviour: behaviours.healthy, requests };
  return backend;
}

/** A short fingerprint, to compare bodies by. */
export const digest = (body: Buffer | string): string => createHash("sha256").update(body).digest("hex");
