/**
 * What travels beside the JSON body of the two form calls, which is exactly what the contract says (CON-8).
 *
 * Browser → site
 * - `Idempotency-Key`: 16 to 64 letters, digits, `-`, `_`; the same on every attempt (CON-12). The same key and body
 *   again gets the first answer, another body 422, while the first is being stored 409.
 * - `X-Miqyas-Form: <age>;<honeypot>`: how many ms the form had been on the screen when it was sent, then the
 *   percent-encoded value of the field that people do not see, which they leave empty: `8400;`. A call without it,
 *   faster than a person types, or with a filled field is kept and marked for staff (CON-8).
 * - `X-Miqyas-Waited`: how many ms the message had waited on the visitor's device when this attempt began. An age, not
 *   a time of day: the visitor's clock may be wrong.
 * - `X-Miqyas-Proof`: only after the answer 428. `GET /api/v1/form-challenge?form=contact|newsletter` gives
 *   `{success, data: challenge}`; the value is base64 of the JSON `{challenge, solution}`, as `solveChallenge` of
 *   altcha-lib (algorithm PBKDF2/SHA-256) solves it; good once, for ten minutes. The same key is sent again with it.
 *
 * Site → backend, beside the same `Idempotency-Key`
 * - `X-Miqyas-Received-At`: when the visitor sent it first, ISO 8601.
 * - `X-Miqyas-Timestamp`: when this call was signed, ISO 8601; `X-Miqyas-Signature: sha256=<hex>`: HMAC-SHA256, under
 *   the secret that both ends share, of timestamp, time of receipt and body with a line break between them.
 * - `X-Miqyas-Reference`: the reference the visitor was given.
 * - `X-Miqyas-Quarantine`: why the inbox suspects a machine.
 */
export const formHeaders = {
  idempotencyKey: "idempotency-key",
  form: "x-miqyas-form",
  waited: "x-miqyas-waited",
  proof: "x-miqyas-proof",
  timestamp: "x-miqyas-timestamp",
  signature: "x-miqyas-signature",
  receivedAt: "x-miqyas-received-at",
  reference: "x-miqyas-reference",
  quarantine: "x-miqyas-quarantine",
} as const;

/** Where a browser gets the work that a 428 asks for. */
export const challengePath = "/api/v1/form-challenge";
