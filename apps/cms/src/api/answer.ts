import type { Locale } from "@miqyas/contract";
import { isUnmodified, weakEtag } from "@miqyas/http/etag";
import { chooseEncoding, encodingFor, pack } from "./encodings.ts";
import type { Encoding } from "./encodings.ts";
import { readHeaders } from "./headers.ts";

/**
 * An answer in one encoding, ready to be sent. `headers` alternates names and values, as `writeHead` takes
 * them.
 */
interface Representation {
  headers: string[];
  body: Buffer;
}

/** The body of an answer with data. */
export const envelopeOf = (data: unknown): string => JSON.stringify({ success: true, message: "OK", data });

/**
 * An answer of the public API in memory. Its validator is weak, because one validator covers all encodings
 * (RFC 9110 §8.8.1). Each encoding is compressed once, at its first use.
 */
export class Answer {
  readonly etag: string;
  /** Bytes in memory. Both compressed forms together are smaller than the plain one. */
  readonly size: number;
  readonly #plain: Buffer;
  readonly #locale: Locale;
  readonly #representations = new Map<Encoding, Representation>();

  constructor(data: unknown, locale: Locale) {
    this.#plain = Buffer.from(envelopeOf(data));
    this.#locale = locale;
    this.etag = weakEtag(this.#plain);
    this.size = this.#plain.length * 2 + 1000;
  }

  /** The representation for an `Accept-Encoding`. */
  representation(acceptEncoding: string | null | undefined): Representation {
    const encoding = encodingFor(this.#plain.length, chooseEncoding(acceptEncoding));
    const known = this.#representations.get(encoding);
    if (known) return known;
    const body = pack(this.#plain, encoding);
    const headers = [
      ...readHeaders(this.etag, this.#locale),
      ...["Content-Type", "application/json; charset=utf-8", "Content-Length", String(body.length)],
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    ];
    const representation = { headers, body };
    this.#representations.set(encoding, representation);
    return representation;
  }

  /** Headers of `304 Not Modified`. */
  get unchangedHeaders(): string[] {
    return readHeaders(this.etag, this.#locale);
  }

  /** Whether the client has this answer, by its `If-None-Match` header. */
  matches(ifNoneMatch: string | null | undefined): boolean {
    return isUnmodified(ifNoneMatch, this.etag);
  }
}
