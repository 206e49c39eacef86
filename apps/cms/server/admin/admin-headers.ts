import { cachePolicies } from "@miqyas/http/cache-policies";
import { dataPolicy, documentHeaders } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";
import { env } from "../../src/env.ts";

/** Headers of every answer by Next. */
export const staffHeaders: Headers = {
  ...documentHeaders(env.secureCookies),
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Headers of Payload's own REST API: data for the admin's scripts, never a document. */
export const restHeaders: Headers = {
  ...staffHeaders,
  "Content-Security-Policy": dataPolicy,
  "Cache-Control": cachePolicies.nothing,
};

/**
 * The admin's content security policy. Scripts run with the nonce of the request, and may load further
 * scripts. Next adds the nonce to its scripts when it finds the policy in the request's headers. Payload
 * writes `style` attributes in all its screens, hence `'unsafe-inline'` for styles only. In development React
 * needs `eval`, and Next needs a web socket. The admin's forms are sent by its scripts.
 */
export function adminPolicy(nonce: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    `frame-src 'self' ${env.SITE_ORIGIN}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
