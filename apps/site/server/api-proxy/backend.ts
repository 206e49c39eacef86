import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Agent, errors } from "undici";
import type { Dispatcher } from "undici";

/** A request to the backend, at the address that the visitor asked for. */
export interface BackendRequest {
  headers: Record<string, string>;
  /** JSON of a form. */
  body?: Buffer | undefined;
  /** Time until the head of the answer, and between two pieces of its body, ms. */
  timeout: number;
  /** The visitor has left, or all has taken too long. */
  signal: AbortSignal;
}

/** An answer of the backend; its body is still on the way. */
export interface BackendResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Ends the request that is being begun: `@fastify/reply-from` has no way to hand it on. */
const ending = new AsyncLocalStorage<AbortSignal>();

type Answered = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Connects the one backend to an app. The certificate of an `https:` one is verified. */
export async function connectBackend(app: FastifyInstance, origin: string): Promise<void> {
  const agent = new Agent({ connections: 128, pipelining: 1 });
  const request = ((options: Dispatcher.RequestOptions, done: Answered) =>
    agent.request({ ...options, signal: ending.getStore() ?? null }, done)) as Dispatcher["request"];
  await app.register(replyFrom, {
    base: origin,
    // Of its own it would verify no certificate, and go on asking when the visitor has left.
    undici: { request },
    disableRequestLogging: true,
    disableCache: true,
  });
  app.addHook("onClose", () => agent.destroy());
}

/**
 * Asks the backend. Redirects are answers like any other: nothing is followed. Rejects when there is no answer, or
 * none in time.
 */
export function askBackend(
  reply: FastifyReply,
  { headers, body, timeout, signal }: BackendRequest,
): Promise<BackendResponse> {
  return new Promise((resolve, reject) => {
    const ask = () =>
      reply.from(undefined, {
        timeout,
        ...(body && { body, contentType: "application/json" }),
        rewriteRequestHeaders: () => headers,
        rewriteHeaders: () => ({}),
        retryDelay: ({ req, err, attempt }) =>
          attempt === 0 && isStale(err) && req.method !== "POST" ? 1 : null,
        onResponse: (_request, _reply, answer) => resolve(answer as unknown as BackendResponse),
        onError: (_reply, { error }) => reject(error),
      });
    ending.run(signal, ask);
  });
}

/** A kept connection may have been closed just as it was taken: that says nothing about the backend. */
const isStale = (error: unknown): boolean =>
  error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
