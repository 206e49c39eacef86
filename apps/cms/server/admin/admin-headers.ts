import { transportSecurity } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";
import { env } from "../../src/env.ts";

/** On everything that Next answers. */
export const staffHeaders: Headers = {
  ...transportSecurity(env.secureCookies),
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
};

/** Payload's own REST: data for the admin's own scripts, never a document. */
export const restHeaders: Headers = {
  ...staffHeaders,
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
  "Cache-Control": "no-store",
};

/**
 * The admin's policy. Scripts run by the nonce of the request and what they load themselves; Next puts the nonce
 * on its scripts when it finds the policy among the request's headers. Payload writes `style` attributes all over
 * its screens, hence `'unsafe-inline'` for styles alone. In development React needs `eval` and Next a web socket.
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
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
