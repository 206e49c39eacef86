import type { PayloadRequest } from "payload";
import { requestedLocale } from "./accepted-locale.ts";
import { BadParameter } from "./public-read.ts";
import { findRead, openRequest } from "./read-request.ts";
import { refuseWith, replyTo } from "./reply.ts";
import type { Reply } from "./reply.ts";
import { rememberPayload } from "./running-payload.ts";
import { publicReads } from "./v1/public-reads.ts";

/**
 * Answers a GET of the API inside Next: the first request after the start, and every request when Next runs
 * without the server in front. The answer is not compressed, because Next drops `Content-Encoding` and
 * compresses itself.
 */
export async function answerRead(req: PayloadRequest): Promise<Response> {
  rememberPayload(req.payload);
  const { pathname, search, searchParams } = new URL(req.url ?? "/", "http://cms.invalid");
  const language = req.headers.get("accept-language");
  const locale = requestedLocale(searchParams.get("lang") ?? undefined, language);
  const found = findRead(publicReads, pathname);
  if (!found) return toResponse(refuseWith(404, "notFound", locale));
  try {
    const request = openRequest(found, search, language);
    return toResponse(await replyTo(request, req.payload, { ifNoneMatch: req.headers.get("if-none-match") }));
  } catch (error) {
    if (error instanceof BadParameter)
      return toResponse(refuseWith(400, "badParameter", locale, { detail: error.message }));
    req.payload.logger.error({ event: "api_read_failed", route: found.read.path, error });
    return toResponse(refuseWith(503, "unavailable", locale));
  }
}

function toResponse({ status, headers, body }: Reply): Response {
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? ""]] : [],
  );
  return new Response(typeof body === "object" ? new Uint8Array(body) : body, { status, headers: pairs });
}
