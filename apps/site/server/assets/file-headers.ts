import { filePolicy, transportSecurity } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";

/** Headers of a file of the build. A script's own policy would bind the worker it may be; other types need none of it. */
export function fileHeaders(
  type: string,
  { immutable, secure }: { immutable: boolean; secure: boolean },
): Headers {
  return {
    "Content-Type": type,
    "Cache-Control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(!type.startsWith("text/javascript") && { "Content-Security-Policy": filePolicy }),
    ...transportSecurity(secure),
    "X-Content-Type-Options": "nosniff",
  };
}
