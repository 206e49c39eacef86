import { createHash } from "node:crypto";

/** The `ETag` of a text in every encoding. It is weak, because the encodings differ in their bytes (RFC 9110 §8.8.3). */
export const weakEtag = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;

/**
 * Whether a client has what an `ETag` names, by its `If-None-Match` header (RFC 9110 §13.1.2, weak comparison): a list of
 * tags, or `*`.
 */
export function isUnmodified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch?.split(",").some((tag) => tag.trim() === "*" || opaque(tag) === opaque(etag)) ?? false;
}
