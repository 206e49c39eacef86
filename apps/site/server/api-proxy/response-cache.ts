import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { searchSite } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { findRead } from "@miqyas/contract/reads";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { largestAnswer } from "./backend-answer.ts";
import type { Encoding } from "@miqyas/http/content-encoding";
import type { Headers } from "@miqyas/http/security-headers";

/** An answer of the backend as it was sent to a browser. */
export interface CachedResponse {
  headers: Headers;
  etag: string | undefined;
  body: Buffer;
}

/** The last good answers, for an outage of the backend. Bounded; the least recently used one is evicted first. */
export interface ResponseCache {
  /** The answer that was stored last under any of these keys. */
  find: (...keys: string[]) => CachedResponse | undefined;
  store: (key: string, answer: CachedResponse) => void;
  /** Removes an answer that the backend has withdrawn. */
  drop: (key: string) => void;
  readonly bytes: number;
}

/** Key of an answer. Each language has its own. */
export const answerKey = (encoding: Encoding, locale: Locale, url: string): string =>
  `${encoding} ${locale} ${url}`;

/** Whether a call has a limited number of answers that are worth keeping. The words of a search have no limit (B12). */
export const isBounded = (pathname: string): boolean => pathname !== searchSite.pattern;

export function createResponseCache(bounds = { entries: 2_000, bytes: 24 * 1024 * 1024 }): ResponseCache {
  const answers = new LRUCache<string, { answer: CachedResponse; turn: number }>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ answer }) => answer.body.length + 1_000,
  });
  let turns = 0;

  return {
    find(...keys) {
      const [found] = keys
        .flatMap((key) => {
          const entry = answers.peek(key);
          return entry ? [{ key, turn: entry.turn }] : [];
        })
        .toSorted((a, b) => b.turn - a.turn);
      return found && answers.get(found.key)?.answer;
    },
    store: (key, answer) => void answers.set(key, { answer, turn: ++turns }),
    drop: (key) => void answers.delete(key),
    get bytes() {
      return answers.calculatedSize;
    },
  };
}

const envelope = v.looseObject({ success: v.custom((value) => Boolean(value)) });

/**
 * How an answer of 200 compares with the contract (F5, F6).
 * - `good`: it follows the contract and may be cached.
 * - `odd`: it is JSON of another shape.
 * - `broken`: it is not JSON, whatever its type says.
 */
export type Quality = "good" | "odd" | "broken";

/** Compares an answer to the call of a path with the contract. An answer equal to a known good one is good. */
export function assessAnswer(
  pathname: string,
  answer: CachedResponse,
  known: CachedResponse | undefined,
): Quality {
  if (known?.body.equals(answer.body)) return "good";
  const parsed = readJson(answer);
  if (typeof parsed !== "object" || parsed === null) return "broken";
  const call = findRead(pathname);
  if (!call) return v.is(envelope, parsed) ? "good" : "odd";
  try {
    call.read(parsed);
    return "good";
  } catch {
    return "odd";
  }
}

/** The JSON of an answer; undefined when it is not JSON. Like a browser, it skips a byte order mark. */
export function readJson(answer: CachedResponse): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(unpack(answer)));
  } catch {
    return undefined;
  }
}

function unpack({ headers, body }: CachedResponse): Buffer {
  const coding = headers["content-encoding"];
  const bound = { maxOutputLength: largestAnswer };
  if (coding === "br") return brotliDecompressSync(body, bound);
  return coding === "gzip" ? gunzipSync(body, bound) : body;
}
