import { sign, signedForm } from "@miqyas/http/signature";
import { formHeaders } from "../protocol.ts";

/**
 * Headers by which the backend knows that a form comes from the site's own server, when the visitor sent it, and that
 * nobody repeats it later. Only the time without a secret: then the backend treats the form like anybody's.
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
