import type { FastifyReply, FastifyRequest } from "fastify";
import { previewHeader } from "@miqyas/contract";
import { clientAddress, clientGroup } from "@miqyas/http/client-address";
import { createRateLimiter } from "@miqyas/http/rate-limiter";
import { splitTarget } from "@miqyas/http/request-target";
import { BadParameter } from "../src/api/public-read.ts";
import { apiRoot, findRead, openRequest } from "../src/api/read-request.ts";
import type { ReadRequest } from "../src/api/read-request.ts";
import { replyTo, replyWith } from "../src/api/reply.ts";
import { findRunningPayload } from "../src/api/running-payload.ts";
import { publicReads } from "../src/api/v1/public-reads.ts";
import { isLinkOpen } from "../src/preview/is-link-open.ts";
import { readPreviewToken } from "../src/preview/preview-token.ts";
import { carriesBody, localeOf, refuse, sendReply } from "./shared/answer.ts";
import type { Handler } from "@miqyas/http/routes";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether a read was answered from memory, for the log. */
    cache?: "hit" | "miss";
  }
}

/** Limit per client of reads that are not in memory (R14). */
const readLimit = { count: 300, period: 60_000 };

export interface ReadOptions {
  /** Next. It starts Payload on its first request. */
  next: Handler;
  /** Whether the limit ignores the client at an address. */
  isExempt: (address: string) => boolean;
}

/**
 * Answers the reads of the public API: from memory, or through Payload's local API. Next gets only the
 * request that starts Payload. Throws when the database cannot be read.
 */
export function createReadHandler({ next, isExempt }: ReadOptions): Handler {
  const limit = createRateLimiter(readLimit);

  async function answerRead(
    request: FastifyRequest,
    reply: FastifyReply,
    read: ReadRequest,
  ): Promise<unknown> {
    const token = oneLine(request.headers[previewHeader]);
    if (token !== undefined) return answerPreview(reply, read, token);
    const conditions = {
      acceptEncoding: oneLine(request.headers["accept-encoding"]),
      ifNoneMatch: request.headers["if-none-match"],
    };
    const known = read.store.find(read.key);
    request.cache = known ? "hit" : "miss";
    if (known) return sendReply(reply, await replyWith(known, conditions));
    const wait = isExempt(clientAddress(request)) ? 0 : limit.take(clientGroup(request));
    if (wait > 0)
      return refuse(reply, 429, "tooMany", {
        locale: read.locale,
        headers: { "Retry-After": String(wait) },
      });
    const payload = findRunningPayload();
    if (payload) return sendReply(reply, await replyTo(read, payload, conditions));
    return next(withoutClient(request, read.key), reply);
  }

  /** Answers with the draft that a preview token names, in the token's language. Drafts are in no store. */
  async function answerPreview(reply: FastifyReply, read: ReadRequest, token: string): Promise<unknown> {
    const payload = findRunningPayload();
    if (!payload) return refuse(reply, 503, "unavailable", { locale: read.locale });
    const claims = readPreviewToken(token);
    if (!claims || !(await isLinkOpen(payload, claims)))
      return refuse(reply, 403, "previewEnded", { locale: read.locale });
    const draft = claims.locale === read.locale ? claims : undefined;
    return sendReply(reply, await replyTo(read, payload, {}, draft));
  }

  return async function handleRead(request, reply) {
    const { pathname, search } = splitTarget(request.originalUrl);
    const locale = localeOf(request);
    const found = findRead(publicReads, pathname);
    if (!found) return refuse(reply, 404, "notFound", { locale });
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(reply, 405, "method", { locale, headers: { Allow: "GET, HEAD, OPTIONS" } });
    if (carriesBody(request)) return refuse(reply, 400, "badRequest", { locale });
    try {
      return await answerRead(request, reply, openRequest(found, search, request.headers["accept-language"]));
    } catch (error) {
      if (!(error instanceof BadParameter)) throw error;
      return refuse(reply, 400, "badParameter", { locale, details: { detail: error.message } });
    }
  };
}

/** The name of a read in logs: its path in the contract, never the requested id. */
export function nameRead({ originalUrl }: FastifyRequest): string {
  return `${apiRoot}${findRead(publicReads, splitTarget(originalUrl).pathname)?.read.path ?? "/*"}`;
}

const oneLine = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(",") : header;

/** A GET without the client's headers, for Payload's endpoint. */
function withoutClient(request: FastifyRequest, key: string): FastifyRequest {
  const { raw } = request;
  const { host } = raw.headers;
  raw.method = "GET";
  raw.url = key;
  raw.headers = host === undefined ? {} : { host };
  return request;
}
