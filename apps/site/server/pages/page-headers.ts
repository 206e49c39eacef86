import type { Locale } from "@miqyas/contract";
import { pagePolicy } from "./csp.ts";
import type { PolicySettings } from "./csp.ts";
import { sharedCaching, transportSecurity } from "@miqyas/http/security-headers";

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

/** How long anybody may keep a page: browsers ask each time, shared caches serve it stale while the site is away. */
function keepingOf({ status, complete }: PageFacts): string {
  if (!complete || status >= 500) return "no-store";
  if (status !== 200) return "public, max-age=0, must-revalidate";
  return sharedCaching;
}

/**
 * Everything of a page's headers but its length and encoding (S3).
 * @param negotiated the address names no language, so the visitor's own choice decided (LANG-4).
 */
export function pageHeaders(facts: PageFacts, settings: PolicySettings, negotiated: boolean): HeaderList {
  return [
    ...["Content-Type", "text/html; charset=utf-8"],
    ...["Content-Language", facts.locale],
    ...["Cache-Control", keepingOf(facts)],
    ...["Vary", negotiated ? "Accept-Encoding, Accept-Language, Cookie" : "Accept-Encoding"],
    ...(facts.status === 200 && facts.complete ? ["ETag", facts.etag] : []),
    ...["Content-Security-Policy", pagePolicy(facts, settings)],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
    ...["Cross-Origin-Resource-Policy", "same-origin"],
    ...(facts.embed ? [] : ["Cross-Origin-Embedder-Policy", "credentialless"]),
    ...["Permissions-Policy", permissions],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ...["Reporting-Endpoints", 'csp="/csp-report"'],
    ...Object.entries(transportSecurity(settings.secure)).flat(),
    ...["X-Content-Type-Options", "nosniff"],
    ...["X-Frame-Options", "DENY"],
  ];
}
