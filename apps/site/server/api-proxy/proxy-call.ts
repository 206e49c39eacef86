import type { FastifyReply, FastifyRequest } from "fastify";
import { findRead } from "@miqyas/contract/reads";
import { answerJson } from "@miqyas/http/answer";
import { clientAddress } from "@miqyas/http/client-address";
import type { ClientLimit } from "@miqyas/http/client-limit";
import { chooseEncoding, encodings } from "@miqyas/http/content-encoding";
import type { Encoding } from "@miqyas/http/content-encoding";
import { BodyRefused, readBody } from "@miqyas/http/read-body";
import { createBreakers } from "@miqyas/http/resilience/circuit-breakers";
import type { Headers } from "@miqyas/http/security-headers";
import { detectLanguage } from "../shared/language.ts";
import { refusal } from "../shared/refusals.ts";
import type { RefusalReason } from "../shared/refusals.ts";
import { askBackend } from "./backend.ts";
import { isBackendFailure, readAnswer, sendAnswer } from "./backend-answer.ts";
import type { BackendAnswer } from "./backend-answer.ts";
import { isAbsence } from "./backend-probe.ts";
import type { BackendProbe } from "./backend-probe.ts";
import { headersForBackend, readCredential } from "./proxy-headers.ts";
import { answerKey, createResponseCache, judgeAnswer } from "./response-cache.ts";
import type { CachedResponse, ResponseCache, Worth } from "./response-cache.ts";

/** Time for a whole answer to a read and to a form, ms (API-1). */
const readTime = 15_000;
const sendTime = 30_000;

/** Largest form, bytes (B14). */
const largestForm = 64 * 1024;

export interface CallProxyOptions {
  secure: boolean;
  /** Where the last good answers are, those of renders among them. */
  kept?: ResponseCache;
  /** What one visitor may ask of the backend. */
  limit?: ClientLimit;
  /** Asked before a 404 is believed. */
  isBackendUp: BackendProbe;
  /** With a last good answer at hand a read waits no longer than this, ms. */
  timeoutWithCopy?: number;
}

/**
 * Forwards `/api/v1/*` (API-3). Failures are counted per resource, so that one broken call takes no other down; a read
 * that fails is answered with the last good answer, marked `X-Stale`, if there is one; only what goes on to the backend
 * counts against a visitor's limit. Nothing is followed or repeated.
 */
export function createCallProxy(options: CallProxyOptions) {
  const { secure, isBackendUp, timeoutWithCopy = 5_000 } = options;
  const { kept = createResponseCache(), limit = () => Promise.resolve(0) } = options;
  const breakers = createBreakers();

  const refuse = (reply: FastifyReply, status: number, reason: RefusalReason, headers: Headers = {}) =>
    answerJson(reply, status, refusal(reason, localeOf(reply.request)), { secure, headers });

  /** The last good answer, in the form that the browser takes or as a render read it. */
  const findKept = (request: FastifyRequest): CachedResponse | undefined =>
    isKept(request) ? kept.find(keptKey(request), keptKey(request, "identity")) : undefined;

  /** What the answer to a read is worth; a form's is the backend's own affair. */
  const worthOf = (request: FastifyRequest, answer: BackendAnswer): Worth =>
    request.method === "GET" && answer.status === 200
      ? judgeAnswer(pathOf(request), answer, kept.find(keptKey(request)))
      : "good";

  /** Keeps a good answer. What is not there any more must not come back in an outage. */
  function remember(request: FastifyRequest, answer: BackendAnswer, worth: Worth): void {
    if (!isKept(request)) return;
    const key = keptKey(request);
    if (answer.status === 200 && worth === "good") kept.keep(key, answer);
    if (isAbsence(answer.status)) for (const encoding of encodings) kept.drop(keptKey(request, encoding));
  }

  /** The last good answer; else a refusal with this status. */
  function fallBack(reply: FastifyReply, status: 502 | 503): FastifyReply {
    const copy = findKept(reply.request);
    if (!copy) return refuse(reply, status, "unavailable", { "Retry-After": "1" });
    const held = copy.etag !== undefined && reply.request.headers["if-none-match"] === copy.etag;
    const headers = { ...copy.headers, "X-Stale": "error" };
    return sendAnswer(reply, { headers, body: copy.body, status: held ? 304 : 200 });
  }

  /** Whether an answer says in place of the backend that there is nothing: then it is an outage, like any other. */
  async function isImpostor(request: FastifyRequest, { status }: BackendAnswer): Promise<boolean> {
    if (request.method === "POST" || !isAbsence(status)) return false;
    const isList = findRead(pathOf(request))?.absence === "never";
    return isList || !(await isBackendUp());
  }

  /** The body of a form; null when the request has been refused. */
  async function takeForm(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | null> {
    const { headers } = request;
    if (headers["sec-fetch-site"] === "cross-site") return (refuse(reply, 403, "foreign"), null);
    if (!/^application\/json\b/i.test(headers["content-type"] ?? ""))
      return (refuse(reply, 415, "json"), null);
    try {
      return await readBody(request.raw, largestForm);
    } catch (error) {
      if (error instanceof BodyRefused)
        refuse(reply, error.status, error.status === 413 ? "size" : "slow", { Connection: "close" });
      else reply.hijack().raw.destroy();
      return null;
    }
  }

  async function forward(request: FastifyRequest, reply: FastifyReply, body?: Buffer): Promise<FastifyReply> {
    const resource = request.raw.url?.split(/[/?]/, 4).join("/") ?? "";
    if (!breakers.allows(resource)) return fallBack(reply, 503);
    const wait = await limit(request);
    if (wait > 0) return refuse(reply, 429, "tooMany", { "Retry-After": String(wait) });
    reply.raw.setTimeout(sendTime + 5_000);
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const copy = findKept(request);
    const timeout = body ? sendTime : copy ? timeoutWithCopy : readTime;
    const headers = headersForBackend(request.headers, "call", clientAddress(request));
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(timeout)]);
    try {
      const answer = await readAnswer(await askBackend(reply, { headers, body, timeout, signal }), secure);
      const worth = worthOf(request, answer);
      if (isBackendFailure(answer) || worth === "broken" || (await isImpostor(request, answer))) {
        breakers.failed(resource);
        const tells = answer.isJson && answer.status >= 400 && !isAbsence(answer.status);
        return tells && !copy ? sendAnswer(reply, answer) : fallBack(reply, 502);
      }
      breakers.succeeded(resource);
      if (worth === "odd" && copy) return fallBack(reply, 502);
      remember(request, answer, worth);
      if (answer.isJson || answer.status === 304) return sendAnswer(reply, answer);
      return refuse(reply, answer.status, "unknown");
    } catch {
      if (gone.signal.aborted) return reply;
      breakers.failed(resource);
      return fallBack(reply, 502);
    }
  }

  /** Forwards a request whose method and path have been found right. */
  return async function proxyCall(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (request.method !== "POST") return forward(request, reply);
    const body = await takeForm(request, reply);
    return body ? forward(request, reply, body) : reply;
  };
}

export type ProxyCall = ReturnType<typeof createCallProxy>;

const localeOf = ({ headers }: FastifyRequest) => detectLanguage(undefined, headers["accept-language"]);

const pathOf = ({ raw: { url = "/" } }: FastifyRequest): string => url.split("?", 1)[0] ?? "/";

/** Forms and answers to somebody in particular are not kept. */
const isKept = ({ method, headers }: FastifyRequest) => method === "GET" && !readCredential(headers);

const keptKey = (
  request: FastifyRequest,
  encoding: Encoding = chooseEncoding(request.headers["accept-encoding"]),
) => answerKey(encoding, localeOf(request), request.raw.url ?? "");
