import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Locale } from "@miqyas/contract";
import * as v from "valibot";
import { largestAnswer } from "./backend-answer.ts";
import type { Encoding } from "./encodings.ts";
import type { HeaderList } from "./headers.ts";

/** An answer of the backend as it went to a browser. */
export interface KeptAnswer {
  headers: HeaderList;
  etag: string | undefined;
  body: Buffer;
}

/** The last good answers, for when the backend gives none. Bounded; the one not used for longest leaves first. */
export interface KeptAnswers {
  /** The one that was kept last under any of these keys. */
  find: (...keys: string[]) => KeptAnswer | undefined;
  keep: (key: string, answer: KeptAnswer) => void;
  /** Forgets what was withdrawn. */
  drop: (key: string) => void;
  readonly bytes: number;
}

/** Under what an answer is kept: a language never finds the answers of the other. */
export const answerKey = (encoding: Encoding, locale: Locale, url: string): string =>
  `${encoding} ${locale} ${url}`;

export function createKeptAnswers(bounds = { entries: 2_000, bytes: 24 * 1024 * 1024 }): KeptAnswers {
  const answers = new Map<string, KeptAnswer & { turn: number }>();
  let bytes = 0;
  let turns = 0;
  const sizeOf = (answer: KeptAnswer | undefined) => (answer ? answer.body.length + 1_000 : 0);

  function drop(key: string): void {
    bytes -= sizeOf(answers.get(key));
    answers.delete(key);
  }

  return {
    find(...keys) {
      const [found] = keys
        .flatMap((key) => {
          const answer = answers.get(key);
          return answer ? [{ key, answer }] : [];
        })
        .toSorted((a, b) => b.answer.turn - a.answer.turn);
      if (!found) return undefined;
      answers.delete(found.key);
      answers.set(found.key, found.answer);
      return found.answer;
    },
    drop,
    keep(key, answer) {
      drop(key);
      answers.set(key, { ...answer, turn: ++turns });
      bytes += sizeOf(answer);
      for (const oldest of answers.keys()) {
        if (answers.size <= bounds.entries && bytes <= bounds.bytes) break;
        drop(oldest);
      }
    },
    get bytes() {
      return bytes;
    },
  };
}

const envelope = v.looseObject({ success: v.custom((value) => Boolean(value)) });

/** Whether an answer is worth keeping: it can be unpacked, and says that it succeeded. A known one was looked at before. */
export function isGoodAnswer(answer: KeptAnswer, known: KeptAnswer | undefined): boolean {
  if (known?.etag !== undefined && known.etag === answer.etag) return true;
  try {
    return v.is(envelope, JSON.parse(unpack(answer).toString()));
  } catch {
    return false;
  }
}

function unpack({ headers, body }: KeptAnswer): Buffer {
  const coding = headers[headers.indexOf("content-encoding") + 1];
  const bound = { maxOutputLength: largestAnswer };
  if (coding === "br") return brotliDecompressSync(body, bound);
  return coding === "gzip" ? gunzipSync(body, bound) : body;
}
