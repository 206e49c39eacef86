import type { FastifyRequest } from "fastify";
import { BodyRefused, readBody } from "@miqyas/http/read-body";

/**
 * Whether a form comes from a page of ours, or from no page at all. Browsers name the page's origin on every POST;
 * `siteOrigin` is the public one, and the host asked for counts too, for servers reached by several names.
 */
export function isOwnOrigin({ headers }: FastifyRequest, siteOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (headers["sec-fetch-site"] === "cross-site") return false;
  if (origin === undefined || origin === siteOrigin) return true;
  try {
    const { protocol, host: named } = new URL(origin);
    return (protocol === "https:" || protocol === "http:") && named === host?.toLowerCase();
  } catch {
    return false;
  }
}

/** Whether the body has a media type, in UTF-8 and not compressed. */
export function hasType({ headers }: FastifyRequest, type: string): boolean {
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity") return false;
  const [media = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([\w-]+)"?\s*$/.exec(parameter)?.[1])
    .find(Boolean);
  return media.trim() === type && (charset === undefined || charset === "utf-8" || charset === "utf8");
}

/** One value of a header; a header sent twice counts as sent wrong. */
export function singleHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === "string" ? value : undefined;
}

/** The body as text. Throws `BodyRefused`, or a `TypeError` for what is not UTF-8 (B14). */
export async function readText({ raw }: FastifyRequest, limit: number): Promise<string> {
  return new TextDecoder("utf-8", { fatal: true }).decode(await readBody(raw, limit));
}

/** The status that says why a body could not be read; `null` when its sender has gone. */
export function statusOfUnread(error: unknown, { raw }: FastifyRequest): 400 | 408 | 413 | null {
  if (error instanceof BodyRefused) return error.status;
  return raw.complete ? 400 : null;
}

/** What a visitor is told of a body that could not be read. */
export const unreadCodes = { 400: "unreadable", 408: "tooSlow", 413: "tooLarge" } as const;

/** Most of a refused body that is still let in, so that its sender reads the answer, bytes. */
const politeLength = 1024 * 1024;

/** The header that ends a connection whose body was refused and has no end in sight. */
export function endOfConnection({ headers, raw }: FastifyRequest): Record<string, string> {
  const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  return raw.complete || length <= politeLength ? {} : { Connection: "close" };
}
