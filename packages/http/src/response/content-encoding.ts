import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoize } from "../resilience/memoize.ts";

/** The content encodings of a response, the smallest first. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** How much work compression may take: `now` while a client waits (0.2 ms for 10 kB), `idle` when none does. */
export type Effort = "now" | "idle";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const readAccepted = memoize((accepted): Encoding => {
  const named = accepted.toLowerCase();
  const allowed = named.replace(/(?:\bbr|\bgzip|\*)\s*;\s*q=0(?:\.0*)?(?![.\d])/g, "");
  if (/\bbr\b/.test(allowed)) return "br";
  // `*` stands for what is not named.
  const gzip = /\bgzip\b/;
  return gzip.test(allowed) || (allowed.includes("*") && !gzip.test(named)) ? "gzip" : "identity";
}, 500);

/** The smallest encoding that an `Accept-Encoding` allows; `q=0` refuses one (RFC 9110 §12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  return accepted && accepted.length < 500 ? readAccepted(accepted) : "identity";
}

/** Compresses text with Brotli: quality 5 while a client waits, 11 when none does. */
export function compressBrotli(bytes: Buffer, effort: Effort): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === "now" ? 5 : 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Smaller blocks than by default: the scripts of a page lose 200 bytes.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
      // A window as large as the text: the default one takes 4 MB for a page of 40 kB.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length + 16)))),
    },
  });
}

/** Compresses bytes with gzip. */
export const compressGzip = (bytes: Buffer, effort: Effort): Promise<Buffer> =>
  gzipped(bytes, { level: effort === "now" ? 6 : 9 });

/** Bytes in one encoding. */
export async function compressAs(encoding: Encoding, bytes: Buffer, effort: Effort): Promise<Buffer> {
  if (encoding === "br") return compressBrotli(bytes, effort);
  return encoding === "gzip" ? compressGzip(bytes, effort) : bytes;
}

/** Bytes in every encoding. */
export async function compress(bytes: Buffer, effort: Effort): Promise<Record<Encoding, Buffer>> {
  const [br, gz] = await Promise.all([compressBrotli(bytes, effort), compressGzip(bytes, effort)]);
  return { br, gzip: gz, identity: bytes };
}
