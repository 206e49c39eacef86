import type { Locale } from "@miqyas/contract";
import { isUnmodified, weakEtag } from "@miqyas/http/etag";
import { chooseEncoding, compressAs } from "@miqyas/http/content-encoding";
import type { Encoding } from "@miqyas/http/content-encoding";
import { readHeaders } from "./headers.ts";

/**
 * An answer in one encoding, ready to be sent. `headers` alternates names and values, as `writeHead` takes
 * them.
 */
interface Representation {
  headers: string[];
  body: Buffer;
}

/** Bodies below this size are not compressed, bytes. */
const worthCompressing = 1024;

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
  readonly #representations = new Map<Encoding, Promise<Representation>>();

  constructor(data: unknown, locale: Locale) {
    this.#plain = Buffer.from(envelopeOf(data));
    this.#locale = locale;
    this.etag = weakEtag(this.#plain);
    this.size = this.#plain.length * 2 + 1000;
  }

  /** The representation for an `Accept-Encoding`. */
  representation(acceptEncoding: string | undefined): Promise<Representation> {
    const encoding = this.#plain.length < worthCompressing ? "identity" : chooseEncoding(acceptEncoding);
    const known = this.#representations.get(encoding) ?? this.#represent(encoding);
    this.#representations.set(encoding, known);
    return known;
  }

  async #represent(encoding: Encoding): Promise<Representation> {
    const body = await compressAs(encoding, this.#plain, "now");
    const headers = [
      ...readHeaders(this.etag, this.#locale),
      ...["Content-Type", "application/json; charset=utf-8", "Content-Length", String(body.length)],
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
    ];
    return { headers, body };
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
