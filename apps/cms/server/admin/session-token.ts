import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isSameSecret } from "@miqyas/http/signature";

/** Whether a request carries a session token that this server signed. */
export type TokenCheck = (request: Pick<IncomingMessage, "headers">) => boolean;

/** Payload's signing key: the first 32 hexadecimal digits of the SHA-256 of its secret. */
export const sessionKey = (secret: string) => createHash("sha256").update(secret).digest("hex").slice(0, 32);

/**
 * Payload signs its sessions with HS256 (RFC 7515). Payload itself checks whether a session has expired or
 * was ended.
 */
export function createTokenCheck(secret: string): TokenCheck {
  const key = sessionKey(secret);

  function isSigned(token: string): boolean {
    const cut = token.lastIndexOf(".");
    const given = Buffer.from(token.slice(cut + 1), "base64url");
    const expected = createHmac("sha256", key).update(token.slice(0, cut)).digest();
    return isSameSecret(given, expected);
  }

  return ({ headers: { cookie = "", authorization = "" } }) =>
    [/^(?:JWT|Bearer) (\S+)$/.exec(authorization), /(?:^|;\s*)payload-token=([^;\s]+)/.exec(cookie)].some(
      (found) => found?.[1] !== undefined && isSigned(found[1]),
    );
}
