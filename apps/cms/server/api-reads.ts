import type { FastifyReply, FastifyRequest } from "fastify";
import { clientAddress, clientGroup } from "@miqyas/http/client-address";
import { splitTarget } from "@miqyas/http/request-target";
import { BadParameter } from "../src/api/public-read.ts";
import { apiRoot, findRead, openRequest } from "../src/api/read-request.ts";
import type { ReadRequest } from "../src/api/read-request.ts";
import { replyTo, replyWith } from "../src/api/reply.ts";
import { findRunningPayload } from "../src/api/running-payload.ts";
import { publicReads } from "../src/api/v1/public-reads.ts";
import { carriesBody, localeOf, refuse, sendReply } from "./shared/answer.ts";
import type { Handler } from "./shared/answer.ts";
import { createRateLimit } from "./shared/rate-limit.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether a read was answered from memory, for the log. */
    cache?: "hit" | "miss";
  }
}

/** Reads that are not in memory, from one client in a minute (R14). */
const readLimit = { allowed: 300, window: 60_000 };

export interface ReadOptions {
  /** Next, which starts Payload with the first request that it gets. */
  next: Handler;
  /** Whether the client at an address has no limit. */
  isExempt: (address: string) => boolean;
}

/**
 * The reads of the public API. An answer in memory is sent from there; any other is read through Payload's local API.
 * Next gets only the request that starts Payload. Throws when the database cannot be read.
 */
export function createReadHandler({ next, isExempt }: ReadOptions): Handler {
  const limit = createRateLimit(readLimit);

  async function answerRead(
    request: FastifyRequest,
    reply: FastifyReply,
    read: ReadRequest,
  ): Promise<unknown> {
    const conditions = {
      acceptEncoding: oneLine(request.headers["accept-encoding"]),
      ifNoneMatch: request.headers["if-none-match"],
    };
    const known = read.store.find(read.key);
    request.cache = known ? "hit" : "miss";
    if (known) return sendReply(reply, replyWith(known, conditions));
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

/** The name of a read in logs: its path in the contract, never the id that was sent. */
export function nameRead({ originalUrl }: FastifyRequest): string {
  return `${apiRoot}${findRead(publicReads, splitTarget(originalUrl).pathname)?.read.path ?? "/*"}`;
}

const oneLine = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(",") : header;

/** The request with nothing of the client left but its question: Payload's endpoint is for GET. */
function withoutClient(request: FastifyRequest, key: string): FastifyRequest {
  const { raw } = request;
  const { host } = raw.headers;
  raw.method = "GET";
  raw.url = key;
  raw.headers = host === undefined ? {} : { host };
  return request;
}
