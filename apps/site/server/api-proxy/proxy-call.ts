import type { FastifyReply, FastifyRequest } from "fastify";
import { findRead } from "@miqyas/contract/reads";
import { answerJson } from "@miqyas/http/answer";
import { clientAddress } from "@miqyas/http/client-address";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { chooseEncoding, encodings } from "@miqyas/http/content-encoding";
import type { Encoding } from "@miqyas/http/content-encoding";
import { isUnmodified } from "@miqyas/http/etag";
import { hasMediaType } from "@miqyas/http/media-type";
import { BodyRefused, readBody } from "@miqyas/http/read-body";
import { splitTarget } from "@miqyas/http/request-target";
import { createBreakers } from "@miqyas/http/resilience/circuit-breakers";
import type { Breakers } from "@miqyas/http/resilience/circuit-breakers";
import type { Headers } from "@miqyas/http/security-headers";
import { detectLanguage } from "../shared/language.ts";
import { refusal } from "../shared/refusals.ts";
import type { RefusalReason } from "../shared/refusals.ts";
import type { CallBackend } from "./backend.ts";
import { isBackendFailure, readAnswer, sendAnswer } from "./backend-answer.ts";
import type { BackendAnswer } from "./backend-answer.ts";
import { isAbsence } from "./backend-probe.ts";
import type { BackendProbe } from "./backend-probe.ts";
import { headersForBackend, readCredential } from "./proxy-headers.ts";
import { answerKey, createResponseCache, assessAnswer, keptAddress } from "./response-cache.ts";
import type { CachedResponse, ResponseCache, Quality } from "./response-cache.ts";

/** Time for a whole answer to a read and to a form, ms (API-1). */
const readTime = 15_000;
const sendTime = 30_000;

/** Largest form, bytes (B14). */
const largestForm = 64 * 1024;

export interface CallProxyOptions {
  secure: boolean;
  callBackend: CallBackend;
  /** The last good answers, those of renders included. */
  cache?: ResponseCache;
  /** Limit of calls per visitor. */
  limit?: ClientLimit;
  /** The circuit breakers of the resources. */
  breakers?: Breakers;
  /** Confirms that a 404 comes from the backend itself. */
  isBackendUp: BackendProbe;
  /** Longest wait of a read that has a last good answer, ms. */
  timeoutWithCopy?: number;
}

/**
 * Forwards `/api/v1/*` (API-3). Each resource has a circuit breaker of its own: a broken call does not affect others. A
 * failed read gets the last good answer with `X-Stale`, if there is one. Only calls that reach the backend count against
 * the visitor's limit. Redirects are not followed, and nothing is retried.
 */
export function createCallProxy(options: CallProxyOptions) {
  const { secure, callBackend, isBackendUp, timeoutWithCopy = 5_000 } = options;
  const { cache = createResponseCache(), limit = () => Promise.resolve(0) } = options;
  const { breakers = createBreakers() } = options;

  const refuse = (reply: FastifyReply, status: number, reason: RefusalReason, headers: Headers = {}) =>
    answerJson(reply, status, refusal(reason, localeOf(reply.request)), { secure, headers });

  /** The last good answer, in the encoding that the browser accepts or as a render read it. */
  const findCached = (request: FastifyRequest): CachedResponse | undefined =>
    isCacheable(request) ? cache.find(cacheKey(request), cacheKey(request, "identity")) : undefined;

  /** Quality of the answer to a read. Answers to forms are not checked. */
  const qualityOf = (request: FastifyRequest, answer: BackendAnswer): Quality =>
    request.method !== "POST" && answer.status === 200
      ? assessAnswer(pathOf(request), answer, cache.find(cacheKey(request)))
      : "good";

  /** Stores a good answer. Removes the answers of an entry that does not exist any more. */
  function remember(request: FastifyRequest, answer: BackendAnswer, quality: Quality): void {
    if (!isCacheable(request)) return;
    const key = cacheKey(request);
    if (answer.status === 200 && quality === "good") cache.store(key, answer);
    if (isAbsence(answer.status)) for (const encoding of encodings) cache.drop(cacheKey(request, encoding));
  }

  /** Sends the last good answer, else a refusal with this status. */
  function fallBack(reply: FastifyReply, status: 502 | 503): FastifyReply {
    const copy = findCached(reply.request);
    if (!copy) return refuse(reply, status, "unavailable", { "Retry-After": "1" });
    const notModified =
      copy.etag !== undefined && isUnmodified(reply.request.headers["if-none-match"], copy.etag);
    const headers = { ...copy.headers, "X-Stale": "error" };
    return sendAnswer(reply, { headers, body: copy.body, status: notModified ? 304 : 200 });
  }

  /** Whether a 404 comes from something in front of the backend. It is an outage then. */
  async function isForeign404(request: FastifyRequest, { status }: BackendAnswer): Promise<boolean> {
    if (request.method === "POST" || !isAbsence(status)) return false;
    const isList = findRead(pathOf(request))?.absence === "never";
    return isList || !(await isBackendUp());
  }

  /** Reads the body of a form. Resolves with null when the request has been refused. */
  async function takeForm(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> {
    const { headers } = request;
    if (headers["sec-fetch-site"] === "cross-site") return (refuse(reply, 403, "foreignOrigin"), null);
    if (!hasMediaType(headers, "application/json")) return (refuse(reply, 415, "mediaType"), null);
    try {
      return await readBody(request.raw, largestForm);
    } catch (error) {
      if (error instanceof BodyRefused)
        refuse(reply, error.status, error.status === 413 ? "tooLarge" : "tooSlow", { Connection: "close" });
      else reply.hijack().raw.destroy();
      return null;
    }
  }

  async function forward(request: FastifyRequest, reply: FastifyReply, body?: Buffer): Promise<FastifyReply> {
    const resource = request.raw.url?.split(/[/?]/, 4).join("/") ?? "";
    if (!breakers.wouldAllow(resource)) return fallBack(reply, 503);
    const wait = await limit(request);
    if (wait > 0) return refuse(reply, 429, "tooMany", { "Retry-After": String(wait) });
    // A client above its limit takes no probe from the others.
    if (!breakers.allows(resource)) return fallBack(reply, 503);
    reply.raw.setTimeout(sendTime + 5_000);
    const closed = new AbortController();
    reply.raw.once("close", () => closed.abort());
    const copy = findCached(request);
    const timeout = body ? sendTime : copy ? timeoutWithCopy : readTime;
    const headers = headersForBackend(request.headers, "call", clientAddress(request));
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(timeout)]);
    // To a HEAD the backend's whole answer is needed: its length is one of the headers. Fastify leaves out the body.
    const method = body ? undefined : "GET";
    try {
      const answered = await callBackend(request, { headers, method, body, timeout, signal });
      const answer = await readAnswer(answered, secure);
      const quality = qualityOf(request, answer);
      if (isBackendFailure(answer) || quality === "broken" || (await isForeign404(request, answer))) {
        breakers.failed(resource);
        const isJsonError = answer.isJson && answer.status >= 400 && !isAbsence(answer.status);
        return isJsonError && !copy ? sendAnswer(reply, answer) : fallBack(reply, 502);
      }
      breakers.succeeded(resource);
      // A limit is no failure of the resource.
      const isTooMany = answer.status === 429;
      if ((quality === "odd" || isTooMany) && copy) return fallBack(reply, 502);
      remember(request, answer, quality);
      if (answer.isJson || answer.status === 304) return sendAnswer(reply, answer);
      if (isTooMany)
        return refuse(reply, 429, "tooMany", { "Retry-After": answer.headers["retry-after"] ?? "1" });
      return refuse(reply, answer.status, "notFound");
    } catch {
      if (closed.signal.aborted) return reply;
      breakers.failed(resource);
      return fallBack(reply, 502);
    }
  }

  /** Forwards a request whose method and path are valid. */
  return async function proxyCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.method !== "POST") return forward(request, reply);
    const body = await takeForm(request, reply);
    return body ? forward(request, reply, body) : reply;
  };
}

const localeOf = ({ headers }: FastifyRequest) => detectLanguage(undefined, headers["accept-language"]);

const pathOf = ({ raw: { url = "/" } }: FastifyRequest): string => splitTarget(url).pathname;

const addressOf = ({ raw: { url = "/" } }: FastifyRequest): string => keptAddress(url);

/** Forms and answers to a signed-in client are not cached. */
const isCacheable = (request: FastifyRequest) =>
  request.method !== "POST" && !readCredential(request.headers) && addressOf(request) !== "";

const cacheKey = (
  request: FastifyRequest,
  encoding: Encoding = chooseEncoding(request.headers["accept-encoding"]),
) => answerKey(encoding, localeOf(request), addressOf(request));
