import type { IncomingHttpHeaders } from "node:http";
import { chooseEncoding } from "@miqyas/http/content-encoding";
import { dataHeaders, fileHeaders } from "@miqyas/http/security-headers";
import type { Headers } from "@miqyas/http/security-headers";

/** Request headers that pass to the backend's calls: those of API-2, conditions and the idempotency key. */
const toCalls = [
  ...["accept", "accept-language", "cache-control", "content-language", "content-type", "expires", "pragma"],
  ...["if-none-match", "idempotency-key"],
];

/** Request headers that pass to the backend's files. */
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

/** The well-formed credential of a request, if it has one (R18). */
export const readCredential = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization && credential.test(authorization) ? authorization : undefined;

/** Headers for the backend, by an allow-list: no hop-by-hop header, cookie or host passes (API-2). */
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

/** Headers of a call's answer to the browser. */
export const callHeaders = (answered: IncomingHttpHeaders, secure: boolean): Headers => ({
  ...dataHeaders(secure),
  ...pick(answered, fromCalls),
});

/** Types that a browser may show. It saves every other type to disk. */
const shown =
  /^(?:image\/(?:avif|gif|jpeg|png|svg\+xml|webp|x-icon)|video\/(?:mp4|webm)|audio\/\w+|application\/pdf)(?:;|$)/;

/**
 * Headers of a file for the browser. Its type is not guessed, and a file opened as a page runs no script. Readers of the feed
 * and other sites may show it.
 */
export function fileAnswerHeaders(answered: IncomingHttpHeaders, secure: boolean): Headers {
  const type = answered["content-type"] ?? "";
  const isShown = shown.test(type) && !type.startsWith("application/pdf");
  return {
    ...fileHeaders(secure),
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...(!isShown && { "Content-Disposition": "attachment" }),
    ...pick(answered, fromFiles),
  };
}
