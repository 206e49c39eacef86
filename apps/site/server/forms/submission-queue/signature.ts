import { sign, signedForm } from "@miqyas/http/signature";
import { formHeaders } from "../protocol.ts";

/**
 * Headers that prove to the backend that a form comes from the site's server, when the visitor sent it, and that the
 * call is no replay. Without a secret only the time is sent, and the backend treats the form like any other.
 */
export function signForm(
  body: string,
  receivedAt: string,
  secret: string | undefined,
  now: number,
): Record<string, string> {
  const received = { [formHeaders.receivedAt]: receivedAt };
  if (!secret) return received;
  const timestamp = new Date(now).toISOString();
  return {
    ...received,
    [formHeaders.timestamp]: timestamp,
    [formHeaders.signature]: sign(signedForm(timestamp, receivedAt, body), secret),
  };
}
