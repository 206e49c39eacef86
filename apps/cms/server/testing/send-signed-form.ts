import { formHeaders } from "@miqyas/contract/form-headers";
import { sign, signedForm } from "@miqyas/http/signature";

/** Sends a form or a report to a backend with the site's signature. `key` is the message's idempotency key. */
export function sendSignedForm(url: string, form: unknown, secret: string, key?: string): Promise<Response> {
  const body = JSON.stringify(form);
  const timestamp = new Date().toISOString();
  return fetch(url, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      ...(key !== undefined && { [formHeaders.idempotencyKey]: key }),
      [formHeaders.timestamp]: timestamp,
      [formHeaders.signature]: sign(signedForm(timestamp, "", body), secret),
    },
  });
}
