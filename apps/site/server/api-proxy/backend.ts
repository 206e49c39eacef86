import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import replyFrom from "@fastify/reply-from";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Agent, errors } from "undici";
import type { Dispatcher } from "undici";

/** A request to the backend. It has the address of the visitor's request. */
export interface BackendRequest {
  headers: Record<string, string>;
  /** The visitor's own method by default. */
  method?: "GET" | undefined;
  /** JSON body of a form. */
  body?: Buffer | undefined;
  /** Time until the head of the answer, and between two pieces of its body, ms. */
  timeout: number;
  /** Aborts when the visitor leaves or the whole call takes too long. */
  signal: AbortSignal;
}

/** An answer of the backend. Its body is still arriving. */
export interface BackendResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Signal of the request that begins now: `@fastify/reply-from` has no option for it. */
const requestSignal = new AsyncLocalStorage<AbortSignal>();

type Answered = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** Connects the backend to an app. The certificate of an `https:` backend is verified. */
export async function connectBackend(app: FastifyInstance, origin: string): Promise<void> {
  const agent = new Agent({ connections: 128, pipelining: 1 });
  const request = ((options: Dispatcher.RequestOptions, done: Answered) =>
    agent.request({ ...options, signal: requestSignal.getStore() ?? null }, done)) as Dispatcher["request"];
  await app.register(replyFrom, {
    base: origin,
    // The plugin's defaults verify no certificate, and continue when the visitor has left.
    undici: { request },
    disableRequestLogging: true,
    disableCache: true,
  });
  app.addHook("onClose", () => agent.destroy());
}

/** Calls the backend. Redirects are not followed. Rejects when no answer arrives in time. */
export function callBackend(
  reply: FastifyReply,
  { headers, method, body, timeout, signal }: BackendRequest,
): Promise<BackendResponse> {
  return new Promise((resolve, reject) => {
    const send = () =>
      reply.from(undefined, {
        timeout,
        ...(method && { method }),
        ...(body && { body, contentType: "application/json" }),
        rewriteRequestHeaders: () => headers,
        rewriteHeaders: () => ({}),
        retryDelay: ({ req, err, attempt }) =>
          attempt === 0 && isStale(err) && req.method !== "POST" ? 1 : null,
        onResponse: (_request, _reply, answer) => resolve(answer as unknown as BackendResponse),
        onError: (_reply, { error }) => reject(error),
      });
    requestSignal.run(signal, send);
  });
}

/** A keep-alive connection may close just as it is used again. This is no fault of the backend. */
const isStale = (error: unknown): boolean =>
  error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
