import { playerOrigins } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { cdnHeader } from "../shared/cdn-purge.ts";
import type { Settings } from "../shared/env.ts";
import { framedPolicy, pagePolicy } from "./csp.ts";
import type { PolicySettings } from "./csp.ts";
import { cachePolicies } from "@miqyas/http/cache-policies";
import { documentHeaders } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";

/** Alternating header names and values for `writeHead`. The list is a third faster than an object. */
export type HeaderList = string[];

/** What the headers of a page depend on. */
export interface PageFacts {
  locale: Locale;
  status: number;
  complete: boolean;
  hashes: readonly string[];
  /** Hashes of the styles in the document. */
  styles: readonly string[];
  embed: string | null;
  framed: boolean;
  etag: string;
  /** Calls whose answers it shows. */
  calls: readonly string[];
}

/** Settings that the headers of a page depend on. */
export type HeaderSettings = PolicySettings & Partial<Pick<Settings, "CDN">>;

const permissions = [
  ...["camera=()", "microphone=()", "geolocation=()", "payment=()", "usb=()", "browsing-topics=()"],
  `autoplay=(self "${playerOrigins.youtube}" "${playerOrigins.vimeo}")`,
].join(", ");

function cachePolicyOf({ status, complete }: PageFacts): string {
  if (!complete || status >= 500) return cachePolicies.nothing;
  return status === 200 ? cachePolicies.page : cachePolicies.changingPage;
}

/** Headers of security. A page for other sites' frames (CHART-6) lets them frame it. */
function securityHeaders({ framed }: PageFacts, { secure }: PolicySettings): Headers {
  const headers = documentHeaders(secure);
  if (!framed) return headers;
  const { "X-Frame-Options": _refusal, ...others } = headers;
  return { ...others, "Cross-Origin-Resource-Policy": "cross-origin" };
}

/**
 * All headers of a page except its length and encoding (S3).
 * @param negotiated the address names no language: the visitor's own choice decided (LANG-4).
 */
export function pageHeaders(facts: PageFacts, settings: HeaderSettings, negotiated: boolean): HeaderList {
  return [
    ...["Content-Type", "text/html; charset=utf-8"],
    ...["Content-Language", facts.locale],
    ...["Cache-Control", cachePolicyOf(facts)],
    ...["Vary", negotiated ? "Accept-Encoding, Accept-Language, Cookie" : "Accept-Encoding"],
    ...(facts.complete ? cdnHeader(settings.CDN, facts.calls) : []),
    ...(facts.status === 200 && facts.complete ? ["ETag", facts.etag] : []),
    ...[
      "Content-Security-Policy",
      facts.framed ? framedPolicy(facts, settings) : pagePolicy(facts, settings),
    ],
    ...(facts.embed ? [] : ["Cross-Origin-Embedder-Policy", "credentialless"]),
    ...["Permissions-Policy", permissions],
    ...["Reporting-Endpoints", 'csp="/csp-report"'],
    ...Object.entries(securityHeaders(facts, settings)).flat(),
  ];
}
