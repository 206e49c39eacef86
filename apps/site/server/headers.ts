import type { Locale } from "@miqyas/contract";
import { pagePolicy } from "./csp.ts";
import type { PolicySettings } from "./csp.ts";

/** Header names and values in turn, as `writeHead` takes them: a third faster than an object. */
export type HeaderList = string[];

/** What the headers of a page are made from. */
export interface PageFacts {
  locale: Locale;
  status: number;
  complete: boolean;
  hashes: readonly string[];
  embed: string | null;
  etag: string;
}

const permissions = [
  ...["camera=()", "microphone=()", "geolocation=()", "payment=()", "usb=()", "browsing-topics=()"],
  `autoplay=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")`,
].join(", ");

const transportSecurity = (secure: boolean): HeaderList =>
  secure ? ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"] : [];

/** How long anybody may keep a page: browsers ask each time, shared caches serve it stale while the site is away. */
function keepingOf({ status, complete }: PageFacts): string {
  if (!complete || status >= 500) return "no-store";
  if (status !== 200) return "public, max-age=0, must-revalidate";
  return "public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=604800";
}

/**
 * Everything of a page's headers but its length and encoding (reliability §4).
 * @param neutral the address names no language, so the visitor's own choice decided (LANG-4).
 */
export function pageHeaders(facts: PageFacts, settings: PolicySettings, neutral: boolean): HeaderList {
  return [
    ...["Content-Type", "text/html; charset=utf-8"],
    ...["Content-Language", facts.locale],
    ...["Cache-Control", keepingOf(facts)],
    ...["Vary", neutral ? "Accept-Encoding, Accept-Language, Cookie" : "Accept-Encoding"],
    ...(facts.status === 200 && facts.complete ? ["ETag", facts.etag] : []),
    ...["Content-Security-Policy", pagePolicy(facts, settings)],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
    ...["Cross-Origin-Resource-Policy", "same-origin"],
    ...(facts.embed ? [] : ["Cross-Origin-Embedder-Policy", "credentialless"]),
    ...["Permissions-Policy", permissions],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ...["Reporting-Endpoints", 'csp="/csp-report"'],
    ...transportSecurity(settings.secure),
    ...["X-Content-Type-Options", "nosniff"],
    ...["X-Frame-Options", "DENY"],
  ];
}

/** Headers of a file of the build. A script's own policy would bind the worker it may be; other types need none of it. */
export function fileHeaders(
  type: string,
  { immutable, secure }: { immutable: boolean; secure: boolean },
): HeaderList {
  return [
    ...["Content-Type", type],
    ...["Cache-Control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600"],
    ...["Cross-Origin-Resource-Policy", "same-origin"],
    ...(type.startsWith("text/javascript") ? [] : ["Content-Security-Policy", filePolicy]),
    ...transportSecurity(secure),
    ...["X-Content-Type-Options", "nosniff"],
  ];
}

/** A file opened by itself shows what it is and does nothing: an SVG may style itself, no more. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** On every answer that is data, not a document: nothing in it may run, be framed or be guessed at. */
export const dataHeaders = (secure: boolean): HeaderList => [
  ...["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ...["Cross-Origin-Resource-Policy", "same-origin"],
  ...["Referrer-Policy", "no-referrer"],
  ...transportSecurity(secure),
  ...["X-Content-Type-Options", "nosniff"],
];
