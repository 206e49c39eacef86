import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The content encodings of an answer, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** Bodies below this size are not compressed, bytes. */
const worthPacking = 1024;

/** The best encoding that an `Accept-Encoding` header allows. `q=0` refuses a coding (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | null | undefined): Encoding {
  if (!accepted) return "identity";
  const refused = /\b(br|gzip)\s*;\s*q=0(?:\.0*)?(?![.\d])/g;
  const allowed = accepted.toLowerCase().replace(refused, "");
  return encodings.find((encoding) => new RegExp(`\\b${encoding}\\b`).test(allowed)) ?? "identity";
}

/** The bytes in an encoding. Quality 5 packs 100 kB of JSON in about 2 ms. */
export function pack(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === "br")
    return brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
  return encoding === "gzip" ? gzipSync(bytes) : bytes;
}

/** The encoding in which a body of this size is sent when `encoding` was requested. */
export const encodingFor = (size: number, encoding: Encoding): Encoding =>
  size < worthPacking ? "identity" : encoding;
