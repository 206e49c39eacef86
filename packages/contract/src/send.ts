import type * as v from "valibot";

/** A POST of the contract. Any 2xx is success (API-28). Further data travels in headers (CON-8). */
export interface SendCall<Body> {
  readonly name: string;
  readonly path: string;
  /** Time-out of one attempt, ms. */
  readonly timeout: number;
  /** The schema of the body. */
  readonly schema: v.GenericSchema<unknown, Body>;
}

/** Reads an `Idempotency-Key`: 16 to 64 letters, digits, `-` or `_`, quoted or not. `null` for any other. */
export function readIdempotencyKey(header: string | null | undefined): string | null {
  const match = /^"?([A-Za-z0-9_-]{16,64})"?$/.exec(header?.trim() ?? "");
  return match?.[1] ?? null;
}
