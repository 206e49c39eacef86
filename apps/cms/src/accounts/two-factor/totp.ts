import { Secret, TOTP } from "otpauth";
import { latinDigits } from "@miqyas/contract";

/** Length of a time step, s, and how many steps a clock may be wrong in either direction (RFC 6238, 5.2). */
const period = 30;
const drift = 1;

const totpOf = (secret: string, account = "") =>
  new TOTP({ issuer: "Miqyas", label: account, algorithm: "SHA1", digits: 6, period, secret });

/** A new secret of 160 bits in Base32 (RFC 4226, 4). */
export const makeSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from the QR code. */
export const addressOf = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The time step to which a code belongs. Returns `undefined` for a wrong code, and for one of another time. */
export function findStep(secret: string, code: string): number | undefined {
  const now = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: drift });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** A typed code without spaces, hyphens and marks of direction, in lower case and with the digits 0-9. */
export const readCode = (typed: string): string =>
  latinDigits(typed)
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
