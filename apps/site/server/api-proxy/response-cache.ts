import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Locale } from "@miqyas/contract";
import { findRead } from "@miqyas/contract/reads";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { largestAnswer } from "./backend-answer.ts";
import type { Encoding } from "@miqyas/http/content-encoding";
import type { Headers } from "@miqyas/http/security-headers";

/** An answer of the backend as it went to a browser. */
export interface CachedResponse {
  headers: Headers;
  etag: string | undefined;
  body: Buffer;
}

/** The last good answers, for when the backend gives none. Bounded; the one not used for longest leaves first. */
export interface ResponseCache {
  /** The one that was kept last under any of these keys. */
  find: (...keys: string[]) => CachedResponse | undefined;
  keep: (key: string, answer: CachedResponse) => void;
  /** Forgets what was withdrawn. */
  drop: (key: string) => void;
  readonly bytes: number;
}

/** Under what an answer is kept: a language never finds the answers of the other. */
export const answerKey = (encoding: Encoding, locale: Locale, url: string): string =>
  `${encoding} ${locale} ${url}`;

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
          const kept = answers.peek(key);
          return kept ? [{ key, turn: kept.turn }] : [];
        })
        .toSorted((a, b) => b.turn - a.turn);
      return found && answers.get(found.key)?.answer;
    },
    keep: (key, answer) => void answers.set(key, { answer, turn: ++turns }),
    drop: (key) => void answers.delete(key),
    get bytes() {
      return answers.calculatedSize;
    },
  };
}

const envelope = v.looseObject({ success: v.custom((value) => Boolean(value)) });

/**
 * What an answer of 200 is worth: `good` is what the contract promises, and may be kept; `odd` is JSON that says
 * something else; `broken` is no answer at all, whatever its type says (F5, F6).
 */
export type Worth = "good" | "odd" | "broken";

/** Judges an answer to the call of a path. One that is known byte for byte has been judged before. */
export function judgeAnswer(
  pathname: string,
  answer: CachedResponse,
  known: CachedResponse | undefined,
): Worth {
  if (known?.body.equals(answer.body)) return "good";
  const said = readJson(answer);
  if (typeof said !== "object" || said === null) return "broken";
  const call = findRead(pathname);
  if (!call) return v.is(envelope, said) ? "good" : "odd";
  try {
    call.read(said);
    return "good";
  } catch {
    return "odd";
  }
}

/** The JSON of an answer; undefined where it is none. Read as browsers do, who leave out a byte order mark. */
function readJson(answer: CachedResponse): unknown {
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
