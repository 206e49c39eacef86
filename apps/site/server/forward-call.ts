import type { IncomingMessage, ServerResponse } from "node:http";
import { answerJson, refusal } from "./answer.ts";
import type { Backend } from "./backend.ts";
import { readAnswer, saysIll, sendAnswer } from "./backend-answer.ts";
import type { BackendAnswer } from "./backend-answer.ts";
import { createBreakers } from "./breakers.ts";
import type { CallLimit } from "./call-limit.ts";
import type { ClientAddress } from "./client-address.ts";
import { chooseEncoding, encodings } from "./encodings.ts";
import type { Encoding } from "./encodings.ts";
import { headersForBackend, readCredential } from "./forward-headers.ts";
import { answerKey, createKeptAnswers, isGoodAnswer } from "./kept-answers.ts";
import type { KeptAnswer, KeptAnswers } from "./kept-answers.ts";
import { detectLanguage } from "./language.ts";
import { BodyRefused, readBody } from "./read-body.ts";

/** Time for a whole answer to a read and to a form, ms (API-1). */
const readTime = 15_000;
const sendTime = 30_000;

/** Largest form, bytes (B14). */
const largestForm = 64 * 1024;

export interface ForwardOptions {
  backend: Backend;
  clientAddress: ClientAddress;
  secure: boolean;
  /** Where the last good answers are, those of renders among them. */
  kept?: KeptAnswers;
  limit?: CallLimit;
  /** With a last good answer at hand a read waits no longer than this, ms. */
  patienceWithCopy?: number;
}

/**
 * Forwards `/api/v1/*` (API-3). Failures are counted per resource, so that one broken call takes no other down; a read
 * that fails is answered with the last good answer, marked `X-Stale`, if there is one; only what goes on to the backend
 * counts against a visitor's limit. Nothing is followed or repeated.
 */
export function createCallForwarder(options: ForwardOptions) {
  const { backend, clientAddress, secure, patienceWithCopy = 5_000 } = options;
  const { kept = createKeptAnswers(), limit = () => 0 } = options;
  const breakers = createBreakers();

  /** The last good answer, in the form that the browser takes or as a render read it. */
  const findKept = (request: IncomingMessage): KeptAnswer | undefined =>
    isKept(request) ? kept.find(keptKey(request), keptKey(request, "identity")) : undefined;

  /** Keeps a good answer. What is not there any more must not come back in an outage. */
  function remember(request: IncomingMessage, answer: BackendAnswer): void {
    const key = keptKey(request);
    if (answer.status === 200 && isGoodAnswer(answer, kept.find(key))) kept.keep(key, answer);
    if (answer.status === 404 || answer.status === 410)
      for (const encoding of encodings) kept.drop(keptKey(request, encoding));
  }

  /** The last good answer; else a refusal with this status. */
  function fallBack(request: IncomingMessage, response: ServerResponse, status: 502 | 503): void {
    const copy = findKept(request);
    if (!copy) {
      const headers = ["Retry-After", "1"];
      return answerJson(response, status, refusal("unavailable", localeOf(request)), { secure, headers });
    }
    const held = copy.etag !== undefined && request.headers["if-none-match"] === copy.etag;
    const headers = [...copy.headers, "X-Stale", "error"];
    sendAnswer(response, { headers, body: copy.body, status: held ? 304 : 200 });
  }

  /** The body of a form; null when the request has been refused. */
  async function takeForm(request: IncomingMessage, response: ServerResponse): Promise<Buffer | null> {
    const refuse = (status: number, reason: Parameters<typeof refusal>[0], headers: string[] = []) => {
      answerJson(response, status, refusal(reason, localeOf(request)), { secure, headers });
      return null;
    };
    if (request.headers["sec-fetch-site"] === "cross-site") return refuse(403, "foreign");
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) return refuse(415, "json");
    try {
      return await readBody(request, largestForm);
    } catch (error) {
      if (error instanceof BodyRefused)
        return refuse(error.status, error.status === 413 ? "size" : "slow", ["Connection", "close"]);
      response.destroy();
      return null;
    }
  }

  async function forward(request: IncomingMessage, response: ServerResponse, body?: Buffer): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const resource = url.split(/[/?]/, 4).join("/");
    if (!breakers.allows(resource)) return fallBack(request, response, 503);
    const wait = limit(request);
    if (wait > 0) {
      const headers = ["Retry-After", String(wait)];
      return answerJson(response, 429, refusal("tooMany", localeOf(request)), { secure, headers });
    }
    response.setTimeout(sendTime + 5_000);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const copy = findKept(request);
    const time = body ? sendTime : copy ? patienceWithCopy : readTime;
    const headers = headersForBackend(request, "call", clientAddress(request));
    const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(time)]);
    try {
      const asked = await backend.ask({ method, path: url, headers, body, timeout: time, signal });
      const answer = await readAnswer(asked, secure);
      if (saysIll(answer)) {
        breakers.failed(resource);
        const tells = answer.isJson && answer.status >= 400;
        return tells && !copy ? sendAnswer(response, answer) : fallBack(request, response, 502);
      }
      breakers.succeeded(resource);
      if (answer.isJson || answer.status === 304) sendAnswer(response, answer);
      else answerJson(response, answer.status, refusal("unknown", localeOf(request)), { secure });
      if (isKept(request)) remember(request, answer);
    } catch {
      if (gone.signal.aborted) return;
      breakers.failed(resource);
      fallBack(request, response, 502);
    }
  }

  /** Forwards a request whose method and path have been found right. */
  return async function forwardCall(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") return forward(request, response);
    const body = await takeForm(request, response);
    if (body) await forward(request, response, body);
  };
}

export type ForwardCall = ReturnType<typeof createCallForwarder>;

const localeOf = ({ headers }: IncomingMessage) => detectLanguage(undefined, headers["accept-language"]);

/** Forms and answers to somebody in particular are not kept. */
const isKept = ({ method, headers }: IncomingMessage) => method === "GET" && !readCredential(headers);

const keptKey = (
  request: IncomingMessage,
  encoding: Encoding = chooseEncoding(request.headers["accept-encoding"]),
) => answerKey(encoding, localeOf(request), request.url ?? "");
