import { readFile } from "node:fs/promises";
import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerEmpty } from "@miqyas/http/answer";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { chooseEncoding, compress } from "@miqyas/http/content-encoding";
import { isUnmodified, weakEtag } from "@miqyas/http/etag";
import { fileHeaders } from "@miqyas/http/security-headers";
import type { Settings } from "../shared/env.ts";

/**
 * Answers `GET /worker.js`, the service worker of every page. Browsers ask for it again at each navigation. While
 * `OFFLINE_PAGES` is `off` they get the worker that removes what was kept, and itself (NET-5).
 */
export async function createWorkerFile(
  folder: string,
  { OFFLINE_PAGES, secure }: Pick<Settings, "OFFLINE_PAGES" | "secure">,
) {
  const name = OFFLINE_PAGES === "on" ? "keep-pages.js" : "forget-pages.js";
  const script = await readFile(path.join(folder, name));
  const bodies = await compress(script, "idle");
  const etag = weakEtag(script);
  const headers = {
    ...fileHeaders(secure),
    "Content-Type": "text/javascript; charset=utf-8",
    "Cache-Control": cachePolicies.worker,
    // The policy binds the worker itself.
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    Vary: "Accept-Encoding",
    ETag: etag,
  };
  return function answerWorker(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (isUnmodified(request.headers["if-none-match"], etag)) return answerEmpty(reply, 304, headers);
    const encoding = chooseEncoding(request.headers["accept-encoding"]);
    return reply
      .headers({ ...headers, ...(encoding !== "identity" && { "Content-Encoding": encoding }) })
      .send(bodies[encoding]);
  };
}
