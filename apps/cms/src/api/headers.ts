import type { Locale } from "@miqyas/contract";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { dataPolicy, transportSecurity } from "@miqyas/http/security-headers";
import { env } from "../env.ts";

/** Request headers that a page of the site may send to the API (API-2; `Idempotency-Key` for forms). */
const allowedHeaders = [
  ...["Content-Type", "Accept-Language", "Content-Language", "Authorization", "Cache-Control"],
  ...["Pragma", "Expires", "Idempotency-Key"],
].join(", ");

/**
 * Headers of every answer of the API: it cannot run or be framed, its type is not guessed, and only the
 * site's own origin may read it, without credentials (S3). Names and values alternate, as `writeHead` takes
 * them.
 */
const apiHeaders = [
  ...["Content-Security-Policy", dataPolicy],
  ...["X-Content-Type-Options", "nosniff"],
  ...["Referrer-Policy", "no-referrer"],
  ...["Cross-Origin-Resource-Policy", "cross-origin"],
  ...["Access-Control-Allow-Origin", env.SITE_ORIGIN],
  ...["Access-Control-Expose-Headers", "ETag, Retry-After, Content-Language"],
  ...Object.entries(transportSecurity(env.secureCookies)).flat(),
];

/** Headers of a read: clients store it and revalidate it each time. */
export const readHeaders = (etag: string, locale: Locale): string[] => [
  ...apiHeaders,
  ...["ETag", etag],
  ...["Cache-Control", cachePolicies.changingPage],
  ...["Vary", "Accept-Encoding, Accept-Language, Origin"],
  ...["Content-Language", locale],
];

/** Headers of an answer that must not be cached: refusals and answers to forms. */
export const unkeptHeaders = [
  ...apiHeaders,
  ...["Cache-Control", cachePolicies.nothing],
  ...["Vary", "Accept-Language, Origin"],
];

/** Headers of the answer to a preflight request, valid for two hours. */
export const preflightHeaders = [
  ...apiHeaders,
  ...["Access-Control-Allow-Methods", "GET, HEAD, POST"],
  ...["Access-Control-Allow-Headers", allowedHeaders],
  ...["Access-Control-Max-Age", "7200"],
  ...["Vary", "Origin"],
  ...["Content-Length", "0"],
];
