import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { readRange } from "./byte-range.ts";
import { mediaHeaders } from "./headers.ts";
import { sendText } from "./send.ts";

/** Types that the media library takes (B6); nothing else is ever served from its folder. */
const types: Record<string, string> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
};

/** Names as the library makes them: no slash, no leading dot, one known ending. */
const safeName = /^[a-z0-9][a-z0-9_-]{0,199}(?:\.[a-z0-9_-]{1,50})*\.([a-z0-9]{2,4})$/i;

/** A year. Names are random and never used for another file. */
const forever = "public, max-age=31536000, immutable";

/** Serves the files of the media library, below `/media/`. */
export function createMediaHandler(folder: string) {
  return async function handleMedia(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
  ): Promise<void> {
    const type = types[safeName.exec(name)?.[1]?.toLowerCase() ?? ""];
    const file = path.join(folder, name);
    const stats = type ? await stat(file).catch(() => undefined) : undefined;
    if (!type || !stats?.isFile()) return sendText(response, 404, "Not found\n");
    const etag = `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
    const headers = [...mediaHeaders(type), "Cache-Control", forever, "ETag", etag, "Accept-Ranges", "bytes"];
    if (request.headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    // Parts are of GET alone: a HEAD with a Range is one of the whole file (RFC 9110 §14.2).
    const isPart = request.method === "GET" && (request.headers["if-range"] ?? etag) === etag;
    const range = isPart ? readRange(request.headers.range, stats.size) : undefined;
    if (range === "unsatisfiable") {
      response.writeHead(416, [...headers, "Content-Range", `bytes */${stats.size}`]).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: stats.size - 1 };
    response.writeHead(range ? 206 : 200, [
      ...headers,
      ...["Content-Length", String(end - start + 1)],
      ...(range ? ["Content-Range", `bytes ${start}-${end}/${stats.size}`] : []),
    ]);
    if (request.method === "HEAD" || stats.size === 0) response.end();
    else await pipeline(createReadStream(file, { start, end }), response);
  };
}
