import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { chooseEncoding } from "./encodings.ts";
import { dataHeaders, filePolicy } from "./headers.ts";
import type { HeaderList } from "./headers.ts";

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
  { headers }: IncomingMessage,
  kind: "call" | "file",
  visitor: string,
): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = {};
  for (const name of kind === "call" ? toCalls : toFiles) if (headers[name]) passed[name] = headers[name];
  const token = kind === "call" ? readCredential(headers) : undefined;
  return {
    ...passed,
    ...(token && { authorization: token }),
    ...(visitor && { "x-forwarded-for": visitor }),
    "accept-encoding": kind === "call" ? chooseEncoding(headers["accept-encoding"]) : "identity",
  };
}

const pick = (answered: IncomingHttpHeaders, names: readonly string[]): HeaderList =>
  names.flatMap((name) => (answered[name] ? [name, String(answered[name])] : []));

/** Headers for the browser of a call's answer. */
export const callHeaders = (answered: IncomingHttpHeaders, secure: boolean): HeaderList => [
  ...dataHeaders(secure),
  ...pick(answered, fromCalls),
];

/** Types that a browser may show by themselves; every other is saved to disk. */
const shown =
  /^(?:image\/(?:avif|gif|jpeg|png|svg\+xml|webp|x-icon)|video\/(?:mp4|webm)|audio\/\w+|application\/pdf)(?:;|$)/;

/** Headers for the browser of a file: what it is cannot be mistaken, and opened by itself it runs nothing. */
export function fileAnswerHeaders(answered: IncomingHttpHeaders, secure: boolean): HeaderList {
  const type = answered["content-type"] ?? "";
  return [
    ...["X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin"],
    ...["Content-Security-Policy", filePolicy],
    ...(secure ? ["Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"] : []),
    ...(shown.test(type) && !type.startsWith("application/pdf") ? [] : ["Content-Disposition", "attachment"]),
    ...pick(answered, fromFiles),
  ];
}
