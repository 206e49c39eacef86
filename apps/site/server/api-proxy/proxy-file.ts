import type { FastifyReply, FastifyRequest } from "fastify";
import { answerEmpty } from "@miqyas/http/answer";
import { clientAddress } from "@miqyas/http/client-address";
import { createBreaker } from "@miqyas/http/resilience/circuit-breaker";
import type { CallBackend } from "./backend.ts";
import { fileAnswerHeaders, headersForBackend } from "./proxy-headers.ts";

/** Time until a file begins, and between two pieces of it, ms. */
const timeout = 15_000;

/** Most files that are being sent at once, each on a connection of its own to the backend. */
export const filesAtOnce = 512;

export interface FileProxyOptions {
  secure: boolean;
  /** Calls the backend on connections that the API does not use: who reads a file slowly holds one (L7). */
  callBackend: CallBackend;
  most?: number;
}

/** Statuses whose answers are forwarded with their body. */
const passedStatuses = new Set([200, 206, 304, 416]);

/** Forwards the backend's files as streams. Range requests are forwarded too: seeking in a video needs them. */
export function createFileProxy({ secure, callBackend, most = filesAtOnce }: FileProxyOptions) {
  const breaker = createBreaker();
  let sending = 0;
  const unavailable = (reply: FastifyReply) => answerEmpty(reply, 503, { "Retry-After": "1" });

  return async function proxyFile(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // A reply whose visitor has left tells of no end.
    if (reply.raw.closed) return reply;
    if (sending >= most || !breaker.allows()) return unavailable(reply);
    sending++;
    reply.raw.setTimeout(2 * timeout);
    const closed = new AbortController();
    reply.raw.once("close", () => {
      sending--;
      closed.abort();
    });
    const headers = headersForBackend(request.headers, "file", clientAddress(request));
    try {
      const answer = await callBackend(request, { headers, timeout, signal: closed.signal });
      const { statusCode: status, stream } = answer;
      if (status >= 500) breaker.failed();
      else breaker.succeeded();
      if (!passedStatuses.has(status)) {
        stream.destroy();
        return status >= 400 && status < 500 ? answerEmpty(reply, status) : unavailable(reply);
      }
      reply.raw.setTimeout(timeout);
      stream.once("error", () => closed.signal.aborted || breaker.failed());
      return reply.code(status).headers(fileAnswerHeaders(answer.headers, secure)).send(stream);
    } catch {
      if (closed.signal.aborted) return reply;
      breaker.failed();
      return unavailable(reply);
    }
  };
}
