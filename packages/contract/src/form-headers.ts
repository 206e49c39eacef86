/**
 * The headers of a signed call. `X-Miqyas-Timestamp` is the time of signing, `X-Miqyas-Received-At` the time at which the
 * visitor sent the form, both ISO 8601. `X-Miqyas-Signature` is `sha256=<hex>`: HMAC-SHA256 of both times and the body
 * with a line break between them, or of the body alone for a signal. Its key is the secret that both servers share.
 */
export const signatureHeaders = {
  timestamp: "x-miqyas-timestamp",
  signature: "x-miqyas-signature",
  receivedAt: "x-miqyas-received-at",
} as const;

/**
 * The headers of the two form calls. Their JSON body is exactly the contract's (CON-8).
 *
 * Browser → site
 * - `Idempotency-Key`: 16 to 64 letters, digits, `-`, `_`; the same on every attempt (CON-12). The same key with the
 *   same body gets the first answer again, with another body 422, and 409 while the first is being stored.
 * - `X-Miqyas-Form: <age>;<honeypot>`, for example `8400;`. The age is the time from the opening of the visitor's document
 *   to the sending, ms. The honeypot is the percent-encoded value of the field that people do not see and leave empty.
 *   A call without this header, faster than a person types, or with a filled field is stored and marked for staff (CON-8).
 * - `X-Miqyas-Waited`: how long the message had waited on the visitor's device when this attempt began, ms. It is an
 *   age, because the visitor's clock may be wrong.
 * - `X-Miqyas-Proof`: only after the answer 428. `GET /api/v1/form-challenge?form=contact|newsletter` gives
 *   `{success, data: challenge}`. The value is base64 of the JSON `{challenge, solution}`, solved by `solveChallenge` of
 *   altcha-lib (algorithm PBKDF2/SHA-256). It is valid once, for ten minutes, and is sent with the same key.
 *
 * Site → backend, beside the same `Idempotency-Key`
 * - The signature (`signatureHeaders`).
 * - `X-Miqyas-Reference`: the reference that the visitor was given.
 * - `X-Miqyas-Quarantine`: why the spam check suspects a machine.
 */
export const formHeaders = {
  ...signatureHeaders,
  idempotencyKey: "idempotency-key",
  form: "x-miqyas-form",
  waited: "x-miqyas-waited",
  proof: "x-miqyas-proof",
  reference: "x-miqyas-reference",
  quarantine: "x-miqyas-quarantine",
} as const;

/** How long a browser keeps a message that it could not send, ms (CON-11). */
export const keptOnDevice = 7 * 86_400_000;

/** The call of the site that gives the challenge of a 428, under `/api/v1`. */
export const challengePath = "/form-challenge";
