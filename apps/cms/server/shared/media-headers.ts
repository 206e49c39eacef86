import { transportSecurity } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";
import { env } from "../../src/env.ts";

/**
 * The content security policy of a file of the media library: it runs nothing. PDF has no `sandbox`, because
 * browsers then refuse to show it. Their PDF viewer is isolated from our origin.
 */
export const mediaPolicy = (type: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'${type === "application/pdf" ? "" : "; sandbox"}`;

/** Headers of the files of the media library, which pages of the site embed. */
export const mediaHeaders = (type: string): Headers => ({
  ...transportSecurity(env.secureCookies),
  "Content-Type": type,
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": mediaPolicy(type),
  "Cross-Origin-Resource-Policy": "cross-origin",
});
