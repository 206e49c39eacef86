import { callHeaders } from "./proxy-headers.ts";
import { maxResponseBytes } from "@miqyas/contract";
import { answerKey, assessAnswer, keptAddress } from "./response-cache.ts";
import type { ResponseCache } from "./response-cache.ts";
import { detectLanguage } from "../shared/language.ts";

/**
 * `fetch` for renders. It stores their answers in the cache of browsers' calls: during an outage, navigation inside the
 * app finds the data of every rendered page (R4).
 */
export function createCachingFetch(cache: ResponseCache, secure: boolean): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.status !== 200 || !response.body) return response;
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const address = keptAddress(pathname + search);
    if (address === "") return response;
    const language = new Headers(init?.headers).get("accept-language") ?? undefined;
    const key = answerKey("identity", detectLanguage(undefined, language), address);

    const pieces: Uint8Array[] = [];
    let size = 0;
    const reading = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, out) {
        size += piece.length;
        if (size <= maxResponseBytes) pieces.push(piece);
        out.enqueue(piece);
      },
      flush() {
        if (size > maxResponseBytes) return;
        const { "content-encoding": _unpacked, ...headers } = Object.fromEntries(response.headers);
        const answer = {
          headers: callHeaders(headers, secure),
          etag: headers.etag,
          body: Buffer.concat(pieces),
        };
        if (assessAnswer(pathname, answer, cache.find(key)) === "good") cache.store(key, answer);
      },
    });
    return new Response(response.body.pipeThrough(reading), response);
  };
}
