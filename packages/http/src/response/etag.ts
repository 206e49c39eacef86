import { createHash } from "node:crypto";

/** The `ETag` of a text in every encoding. It is weak, because the encodings differ in their bytes (RFC 9110 §8.8.3). */
export const weakEtag = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
