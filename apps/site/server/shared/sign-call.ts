import { sign, signedForm } from "@miqyas/http/signature";

/**
 * The headers of a signed call. `X-Miqyas-Timestamp` is the time of signing, `X-Miqyas-Received-At` the time at which the
 * visitor sent the form, both ISO 8601. `X-Miqyas-Signature` is `sha256=<hex>`: HMAC-SHA256 of both times and the body
 * with a line break between them. Its key is the secret shared with the backend.
 */
export const signatureHeaders = {
  timestamp: "x-miqyas-timestamp",
  signature: "x-miqyas-signature",
  receivedAt: "x-miqyas-received-at",
} as const;

/**
 * Headers that prove to the backend that a call comes from the site's server, when the visitor sent it, and that it
 * is no replay. Without a secret only the time is sent, and the backend treats the call like any other.
 */
export function signCall(
  body: string,
  receivedAt: string,
  secret: string | undefined,
  now: number,
): Record<string, string> {
  const received = { [signatureHeaders.receivedAt]: receivedAt };
  if (!secret) return received;
  const timestamp = new Date(now).toISOString();
  return {
    ...received,
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.signature]: sign(signedForm(timestamp, receivedAt, body), secret),
  };
}
