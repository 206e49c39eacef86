import { signatureHeaders } from "@miqyas/contract/form-headers";
import { sign, signedForm } from "@miqyas/http/signature";

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
