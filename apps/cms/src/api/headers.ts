import type { Locale } from "@miqyas/contract";
import { env } from "../env.ts";

/** Request headers that a page of the site may send to the API (API-2, `Idempotency-Key` of the forms). */
const allowedHeaders = [
  ...["Content-Type", "Accept-Language", "Content-Language", "Authorization", "Cache-Control"],
  ...["Pragma", "Expires", "Idempotency-Key"],
].join(", ");

/**
 * On every answer of the API: nothing in it may run, be framed or be guessed at, and only the site's own
 * origin may read it, never with credentials (S3). In pairs, as `writeHead` takes them.
 */
export const apiHeaders = [
  ...["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ...["X-Content-Type-Options", "nosniff"],
  ...["Referrer-Policy", "no-referrer"],
  ...["Cross-Origin-Resource-Policy", "cross-origin"],
  ...["Access-Control-Allow-Origin", env.SITE_ORIGIN],
  ...["Access-Control-Expose-Headers", "ETag, Retry-After, Content-Language"],
  ...(env.secureCookies ? ["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] : []),
];

/** On what is read: kept by clients, asked about each time. */
export const readHeaders = (etag: string, locale: Locale): string[] => [
  ...apiHeaders,
  ...["ETag", etag],
  ...["Cache-Control", "public, max-age=0, must-revalidate"],
  ...["Vary", "Accept-Encoding, Accept-Language, Origin"],
  ...["Content-Language", locale],
];

/** On what nobody may keep: refusals and the answers to forms. */
export const unkeptHeaders = [...apiHeaders, "Cache-Control", "no-store", "Vary", "Accept-Language, Origin"];

/** The answer to a preflight request, good for two hours. */
export const preflightHeaders = [
  ...apiHeaders,
  ...["Access-Control-Allow-Methods", "GET, HEAD, POST"],
  ...["Access-Control-Allow-Headers", allowedHeaders],
  ...["Access-Control-Max-Age", "7200"],
  ...["Vary", "Origin"],
  ...["Content-Length", "0"],
];
