import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding } from "@miqyas/http/content-encoding";
import { dataHeaders, filePolicy, transportSecurity } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";

/** What passes to the backend's calls: the headers of API-2, and what conditions, repeats and credentials need. */
const toCalls = [
  ...["accept", "accept-language", "cache-control", "content-language", "content-type", "expires", "pragma"],
  ...["if-none-match", "idempotency-key"],
];

/** What passes to the backend's files. */
const toFiles = ["accept", "if-modified-since", "if-none-match", "if-range", "range"];

const fromCalls = [
  ...["cache-control", "content-encoding", "content-language", "content-type", "etag", "retry-after", "vary"],
];

const fromFiles = [
  ...[
    "accept-ranges",
    "cache-control",
    "content-encoding",
    "content-length",
    "content-range",
    "content-type",
  ],
  ...["etag", "last-modified", "vary"],
];

const credential = /^Bearer [A-Za-z0-9\-._~+/]{1,2000}=*$/;

/** A credential that can be passed on, if the request has one. */
export const readCredential = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization && credential.test(authorization) ? authorization : undefined;

/** Headers for the backend: an allow-list, so that nothing hop-by-hop, no cookie and no host passes (API-2). */
export function headersForBackend(
  headers: IncomingHttpHeaders,
  kind: "call" | "file",
  visitor: string,
): Headers {
  const token = kind === "call" ? readCredential(headers) : undefined;
  return {
    ...pick(headers, kind === "call" ? toCalls : toFiles),
    ...(token && { authorization: token }),
    ...(visitor && { "x-forwarded-for": visitor }),
    "accept-encoding": kind === "call" ? chooseEncoding(headers["accept-encoding"]) : "identity",
  };
}

const pick = (headers: IncomingHttpHeaders, names: readonly string[]): Headers =>
  Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])));

/** Headers for the browser of a call's answer. */
export const callHeaders = (answered: IncomingHttpHeaders, secure: boolean): Headers => ({
  ...dataHeaders(secure),
  ...pick(answered, fromCalls),
});

/** Types that a browser may show by themselves; every other is saved to disk. */
const shown =
  /^(?:image\/(?:avif|gif|jpeg|png|svg\+xml|webp|x-icon)|video\/(?:mp4|webm)|audio\/\w+|application\/pdf)(?:;|$)/;

/** Headers for the browser of a file: what it is cannot be mistaken, and opened by itself it runs nothing. */
export function fileAnswerHeaders(answered: IncomingHttpHeaders, secure: boolean): Headers {
  const type = answered["content-type"] ?? "";
  const isShown = shown.test(type) && !type.startsWith("application/pdf");
  return {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Content-Security-Policy": filePolicy,
    ...transportSecurity(secure),
    ...(!isShown && { "Content-Disposition": "attachment" }),
    ...pick(answered, fromFiles),
  };
}
