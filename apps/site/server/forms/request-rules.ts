import type { FastifyRequest } from "fastify";
import { BodyRefused, readBody } from "@miqyas/http/read-body";

/**
 * Whether a form comes from a page of this site, or from no page at all. Browsers send `Origin` with every POST.
 * `siteOrigin` is the public origin; the requested host is accepted too, because a server may have several names. A page
 * with the policy `no-referrer` sends the origin `null`: then only `Sec-Fetch-Site` says where it is from.
 */
export function isOwnOrigin({ headers }: FastifyRequest, siteOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  const from = headers["sec-fetch-site"];
  if (from === "cross-site") return false;
  if (origin === undefined || origin === siteOrigin) return true;
  if (origin === "null") return from === "same-origin";
  try {
    const { protocol, host: named } = new URL(origin);
    return (protocol === "https:" || protocol === "http:") && named === host?.toLowerCase();
  } catch {
    return false;
  }
}

/** The value of a header; `undefined` for a header that was sent twice. */
export function singleHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/** The body as text. Throws `BodyRefused`, or a `TypeError` when it is not UTF-8 (B14). */
export async function readText({ raw }: FastifyRequest, limit: number): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true }).decode(await readBody(raw, limit));
}

/** The status that says why a body could not be read; `null` when its sender has gone. */
export function statusOfUnread(error: unknown, { raw }: FastifyRequest): 400 | 408 | 413 | null {
  if (error instanceof BodyRefused) return error.status;
  return raw.complete ? 400 : null;
}

/** The message for a body that could not be read, by status. */
export const unreadCodes = { 400: "unreadable", 408: "tooSlow", 413: "tooLarge" } as const;

/** How much of a refused body is still received, bytes. A client that is cut off earlier does not read the answer. */
const receivedLength = 1024 * 1024;

/** The header that closes a connection whose refused body is too long to receive. */
export function endOfConnection({ headers, raw }: FastifyRequest): Record<string, string> {
  const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  return raw.complete || length <= receivedLength ? {} : { Connection: "close" };
}
