import { cachePolicies } from "@miqyas/http/cache-policies";
import { isUnmodified } from "@miqyas/http/etag";
import { splitTarget } from "@miqyas/http/request-target";
import type { MediaStore } from "../../src/media/storage/media-store.ts";
import { uploadKinds } from "../../src/media/upload-kinds.ts";
import { answerText } from "../shared/answer.ts";
import type { Handler } from "@miqyas/http/routes";
import { mediaHeaders } from "../shared/media-headers.ts";
import { readRange } from "./byte-range.ts";
import { createSharePictures } from "./share-pictures.ts";

/** Types of the media library (B6), by extension. Other files in its folder are never served. */
const types = new Map(
  uploadKinds.flatMap(({ mime, extensions }) =>
    extensions.map((extension) => [extension, mime === "text/csv" ? `${mime}; charset=utf-8` : mime]),
  ),
);

/** File names of the library: no slash, no leading dot, one known extension. */
const safeName = /^[a-z0-9][a-z0-9_-]{0,199}(?:\.[a-z0-9_-]{1,50})*\.([a-z0-9]{2,4})$/i;

/** Serves the files of the media library, below `/media/`. */
export function createMediaHandler(store: Pick<MediaStore, "find" | "read" | "write">): Handler {
  const find = createSharePictures(store);
  return async function handleMedia(request, reply) {
    const name = splitTarget(request.originalUrl).pathname.slice("/media/".length);
    const type = types.get(safeName.exec(name)?.[1]?.toLowerCase() ?? "");
    const file = type ? await find(name) : undefined;
    if (!type || !file) return answerText(reply, 404, "Not found\n");
    const { size, etag } = file;
    reply.headers({
      ...mediaHeaders(type),
      // Names are random and never used again.
      "Cache-Control": cachePolicies.hashedFile,
      ETag: etag,
      "Accept-Ranges": "bytes",
    });
    if (isUnmodified(request.headers["if-none-match"], etag)) return reply.code(304).send();
    // Only GET supports ranges. A HEAD with a Range is answered for the whole file (RFC 9110 §14.2).
    const isPart = request.method === "GET" && (request.headers["if-range"] ?? etag) === etag;
    const range = isPart ? readRange(request.headers.range, size) : undefined;
    if (range === "unsatisfiable") return reply.code(416).header("Content-Range", `bytes */${size}`).send();
    const { start, end } = range ?? { start: 0, end: size - 1 };
    reply.header("Content-Length", end - start + 1);
    if (range) reply.code(206).header("Content-Range", `bytes ${start}-${end}/${size}`);
    const isEmpty = request.method === "HEAD" || size === 0;
    return reply.send(isEmpty ? undefined : await file.open(start, end));
  };
}
