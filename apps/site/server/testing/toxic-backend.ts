import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { listen } from "@miqyas/http/testing/http";
import type { Listening } from "@miqyas/http/testing/http";

/** One way of answering. */
export type Mood = (request: IncomingMessage, response: ServerResponse) => void;

const type = { "content-type": "application/json; charset=utf-8" };
const good = JSON.stringify({ success: true, message: "OK", data: { description: "مقياس", blogs: [] } });

/** The ways in which a backend can be well or ill (F5, F7). */
export const moods = {
  well: (_request, response) => void response.writeHead(200, { ...type, etag: `"1"` }).end(good),
  packed: (_request, response) =>
    void response.writeHead(200, { ...type, "content-encoding": "gzip" }).end(gzipSync(good)),
  brokenGzip: (_request, response) =>
    void response.writeHead(200, { ...type, "content-encoding": "gzip" }).end("not gzip"),
  error: (_request, response) =>
    void response.writeHead(500, type).end(JSON.stringify({ success: false, message: "It broke" })),
  gatewayPage: (_request, response) =>
    void response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
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
} satisfies Record<string, Mood>;

/** Ill in one call alone, by the beginning of its path. */
export const only =
  (path: string, mood: Mood): Mood =>
  (request, response) =>
    (request.url?.startsWith(path) ? mood : moods.well)(request, response);

/** A backend that a test makes ill. It keeps what it was asked. */
export interface ToxicBackend extends Listening {
  mood: Mood;
  requests: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
}

export async function startToxicBackend(): Promise<ToxicBackend> {
  const requests: ToxicBackend["requests"] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    toxic.mood(request, response);
  };
  const listening = await listen(
    (request, response) => void answer(request, response).catch(() => undefined),
  );
  const toxic: ToxicBackend = { ...listening, mood: moods.well, requests };
  return toxic;
}

/** A short fingerprint, to compare bodies by. */
export const digest = (body: Buffer | string): string => createHash("sha256").update(body).digest("hex");
