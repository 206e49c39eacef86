import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { answerEmpty } from "./answer.ts";
import { createBreaker } from "./breaker.ts";
import type { ForwardOptions } from "./forward-call.ts";
import { fileAnswerHeaders, headersForBackend } from "./forward-headers.ts";

/** Time until a file begins, and between two pieces of it, ms. */
const patience = 15_000;

/** Statuses whose answer goes to the browser as it came; others carry no body of the backend's. */
const passed = new Set([200, 206, 304, 416]);

/** Forwards the backend's files, piece by piece and with ranges, so that videos can be sought in. */
export function createFileForwarder({ backend, clientAddress, secure }: ForwardOptions) {
  const breaker = createBreaker();
  const unavailable = (response: ServerResponse) => answerEmpty(response, 503, ["Retry-After", "1"]);

  return async function forwardFile(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!breaker.allows()) return unavailable(response);
    response.setTimeout(2 * patience);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    try {
      const answer = await backend.ask({
        method: request.method ?? "GET",
        path: request.url ?? "/",
        headers: headersForBackend(request, "file", clientAddress(request)),
        timeout: patience,
        signal: gone.signal,
      });
      const { statusCode: status = 502, headers } = answer;
      if (status >= 500) breaker.failed();
      else breaker.succeeded();
      if (!passed.has(status)) {
        answer.destroy();
        return status >= 400 && status < 500 ? answerEmpty(response, status) : unavailable(response);
      }
      response.writeHead(status, fileAnswerHeaders(headers, secure));
      response.setTimeout(patience);
      await pipeline(answer, response);
    } catch {
      if (gone.signal.aborted) return;
      breaker.failed();
      unavailable(response);
    }
  };
}

export type ForwardFile = ReturnType<typeof createFileForwarder>;
