import { brotliDecompressSync, gunzipSync } from "node:zlib";
import * as v from "valibot";
import { largestAnswer } from "./backend-answer.ts";
import type { HeaderList } from "./headers.ts";

/** An answer of the backend as it went to a browser. */
export interface KeptAnswer {
  headers: HeaderList;
  etag: string | undefined;
  body: Buffer;
}

/** The last good answers, for when the backend gives none. Bounded; the one not used for longest leaves first. */
export interface KeptAnswers {
  find: (key: string) => KeptAnswer | undefined;
  keep: (key: string, answer: KeptAnswer) => void;
  readonly bytes: number;
}

export function createKeptAnswers(bounds = { entries: 1_000, bytes: 24 * 1024 * 1024 }): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  let bytes = 0;
  const sizeOf = (answer: KeptAnswer | undefined) => (answer ? answer.body.length + 1_000 : 0);

  function drop(key: string): void {
    bytes -= sizeOf(answers.get(key));
    answers.delete(key);
  }

  return {
    find: (key) => answers.get(key),
    keep(key, answer) {
      drop(key);
      answers.set(key, answer);
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
