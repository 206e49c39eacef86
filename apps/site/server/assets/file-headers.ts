import { filePolicy, transportSecurity } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";

/** Headers of a file of the build. A script may be a worker, which its own policy would bind: it has none. */
export function fileHeaders(
  file: string,
  { immutable, secure }: { immutable: boolean; secure: boolean },
): Headers {
  return {
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(!/\.m?js(?:\.br|\.gz)?$/.test(file) && { "Content-Security-Policy": filePolicy }),
    ...transportSecurity(secure),
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
  };
}
