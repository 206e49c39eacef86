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
  /** Aborts when the visitor leaves or the whole call takes too long. */
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

/** Connects an app to the backend. The certificate of an `https:` backend is verified. */
export function connectBackend(app: FastifyInstance, backendUrl: string): CallBackend {
  const agent = new Agent({ connections: 128, pipelining: 1 });
  app.addHook("onClose", () => agent.destroy());
  const { origin } = new URL(backendUrl);

  return async (
    { raw },
    { headers, method = raw.method as Dispatcher.HttpMethod, body, timeout, signal },
  ) => {
    const send = () =>
      agent.request({
        ...{ origin, path: raw.url ?? "/", method, body: body ?? null, signal },
        headers: { ...headers, ...(body && { "content-type": "application/json" }) },
        ...{ headersTimeout: timeout, bodyTimeout: timeout },
      });
    const answer = await send().catch((error: unknown) => {
      if (method === "POST" || !isStale(error)) throw error;
      return send();
    });
    // Whoever reads the body hears of an error too. A body that nobody reads must not end the process.
    answer.body.on("error", () => undefined);
    return { statusCode: answer.statusCode, headers: answer.headers, stream: answer.body };
  };
}

/** A keep-alive connection may close just as it is used again. This is no fault of the backend. */
const isStale = (error: unknown): boolean =>
  error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
