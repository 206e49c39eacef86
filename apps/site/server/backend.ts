import { Agent as HttpAgent, request as httpRequest } from "node:http";
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";

/** A request to the backend. */
export interface BackendRequest {
  method: string;
  /** Path with query, exactly as it goes over the wire. */
  path: string;
  headers: OutgoingHttpHeaders;
  body?: Buffer | undefined;
  /** Time until the head of the answer, and between two pieces of its body, ms. */
  timeout: number;
  /** The visitor has left. */
  signal: AbortSignal;
}

/** Asks the one backend. Redirects are answers like any other: nothing is followed. */
export interface Backend {
  /** Rejects when there is no answer, or none in time. */
  ask: (request: BackendRequest) => Promise<IncomingMessage>;
  close: () => void;
}

export function createBackend(origin: string): Backend {
  const { protocol, hostname, port, host } = new URL(origin);
  const secure = protocol === "https:";
  const send = secure ? httpsRequest : httpRequest;
  const agent = new (secure ? HttpsAgent : HttpAgent)({
    keepAlive: true,
    maxSockets: 128,
    maxFreeSockets: 16,
  });

  function attempt({ method, path, headers, body, timeout, signal }: BackendRequest, again: boolean) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const asked = send({
        host: hostname.replace(/^\[|\]$/g, ""),
        port,
        method,
        path,
        headers: { ...headers, host, ...(body && { "content-length": body.length }) },
        agent: method === "POST" ? false : agent,
        signal,
        timeout,
      });
      asked.once("timeout", () => asked.destroy(new Error("The backend did not answer in time")));
      asked.once("response", resolve);
      asked.once("error", (error: NodeJS.ErrnoException) => {
        if (again && asked.reusedSocket && error.code === "ECONNRESET") resolve(retry());
        else reject(error);
      });
      asked.end(body);
    });

    /** A kept connection may have been closed just as it was taken: that says nothing about the backend. */
    function retry() {
      return attempt({ method, path, headers, body, timeout, signal }, false);
    }
  }

  return { ask: (request) => attempt(request, request.method !== "POST"), close: () => agent.destroy() };
}
