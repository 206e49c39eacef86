import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
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
  /** Aborts when the visitor leaves or the whole call takes too long, also while it waits for a connection. */
  signal: AbortSignal;
}

/** An answer of the backend. Its body is still arriving. */
export interface BackendResponse {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Calls the backend. Redirects are not followed. Rejects when no answer arrives in time. */
export type CallBackend = (request: FastifyRequest, call: BackendRequest) => Promise<BackendResponse>;

/**
 * Connects an app to the backend. The certificate of an `https:` backend is verified.
 * @param connections most connections at once; further requests wait
 */
export function connectBackend(app: FastifyInstance, backendUrl: string, connections = 128): CallBackend {
  const agent = new Agent({ connections, pipelining: 1 });
  app.addHook("onClose", () => agent.destroy());
  const { origin } = new URL(backendUrl);

  return async (
    { raw },
    { headers, method = raw.method as Dispatcher.HttpMethod, body, timeout, signal },
  ) => {
    const send = async () => {
      const sent = await agent.request({
        ...{ origin, path: raw.url ?? "/", method, body: body ?? null, signal },
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...{ headersTimeout: timeout, bodyTimeout: timeout },
      });
      // Whoever reads the body hears of an error too. A body that nobody reads must not end the process.
      sent.body.on("error", () => undefined);
      return sent;
    };
    const answer = await untilAborted(signal, send()).catch((error: unknown) => {
      if (method === "POST" || !isStale(error)) throw error;
      return untilAborted(signal, send());
    });
    return { statusCode: answer.statusCode, headers: answer.headers, stream: answer.body };
  };
}

/** The result, unless the signal aborts before. A request that waits for a connection does not hear of it. */
async function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** A keep-alive connection may close just as it is used again. This is no fault of the backend. */
const isStale = (error: unknown): boolean =>
  error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
