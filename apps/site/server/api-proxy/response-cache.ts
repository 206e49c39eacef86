import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { locales, maxResponseBytes } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { findRead, parametersOf } from "@miqyas/contract/reads";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { Encoding } from "@miqyas/http/content-encoding";
import { splitTarget } from "@miqyas/http/request-target";
import { memoize } from "@miqyas/http/resilience/memoize";
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
export const answerKey = (encoding: Encoding, locale: Locale, address: string): string =>
  `${encoding} ${locale} ${address}`;

const pageSize = /^(?:[1-9]\d?|100)$/;
/** The values of parameters that have few. Words, filters and late pages have any number of values. */
const fewValues: Readonly<Record<string, RegExp>> = {
  lang: new RegExp(`^(?:${locales.join("|")})$`),
  page: /^(?:[1-9]|1\d|20)$/,
  ...{ per_page: pageSize, perPage: pageSize },
  ...{ sortBy: /^(?:id|created_at|title)$/, sortDirection: /^(?:asc|desc)$/ },
};

/**
 * The address under which the answer to a call is kept: its path, and its parameters in one order. `""` for an answer
 * that is not kept, because it is one of any number (B12): to a call that the contract does not have, to another
 * spelling of a path, to a parameter that is unknown or repeated, or has many values. A backend may read those in its
 * own way, so they do not stand for the known ones. The path has to be plain (`isPlainPath`).
 */
export const keptAddress = memoize((url): string => {
  const { pathname, search } = splitTarget(url);
  const call = findRead(pathname);
  if (!call || !isUsualSpelling(pathname)) return "";
  const query = new URLSearchParams(search);
  const known = parametersOf(call);
  for (const [name, value] of query)
    if (!known.includes(name) || query.getAll(name).length > 1 || !fewValues[name]?.test(value)) return "";
  query.sort();
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}, 500);

/** Whether a path is spelled as the contract's client spells it. */
const isUsualSpelling = (path: string): boolean =>
  path === path.replace(/\/$/, "").replace(/[^/]+/g, (part) => encodeURIComponent(decodeURIComponent(part)));

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
  const bound = { maxOutputLength: maxResponseBytes };
  if (coding === "br") return brotliDecompressSync(body, bound);
  return coding === "gzip" ? gunzipSync(body, bound) : body;
}
