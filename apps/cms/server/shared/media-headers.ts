import { transportSecurity } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";
import { env } from "../../src/env.ts";

/**
 * The policy of a file of the media library: whatever it contains, it runs nothing. PDF is the exception to `sandbox`,
 * under which browsers refuse to show it; their viewer is apart from our origin as it is.
 */
export const mediaPolicy = (type: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'${type === "application/pdf" ? "" : "; sandbox"}`;

/** On the files of the media library, which pages of the site show. */
export const mediaHeaders = (type: string): Headers => ({
  ...transportSecurity(env.secureCookies),
  "Content-Type": type,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": mediaPolicy(type),
  "Cross-Origin-Resource-Policy": "cross-origin",
});
