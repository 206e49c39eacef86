import { createHmac } from "node:crypto";
import { isSameSecret } from "./signature.ts";

/** Signs the payload of a token for one purpose. A token of one purpose is worth nothing for another. */
const signatureOf = (purpose: string, payload: string, secret: string) =>
  createHmac("sha256", secret).update(`${purpose}\n${payload}`).digest("base64url");

/** Makes a token for an address: the claims as JSON in base64url, a dot, and their HMAC-SHA-256. Anybody can read them. */
export function signToken(purpose: string, claims: object, secret: string): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString("base64url");
  return `${payload}.${signatureOf(purpose, payload, secret)}`;
}

/** The claims of a token, which the caller parses. Returns `undefined` for a text that was not signed for this purpose. */
export function readToken(purpose: string, token: string, secret: string): unknown {
  const [payload = "", signature = "", ...more] = token.split(".");
  const isSigned = isSameSecret(Buffer.from(signature), Buffer.from(signatureOf(purpose, payload, secret)));
  if (more.length > 0 || !isSigned) return undefined;
  return JSON.parse(Buffer.from(payload, "base64url").toString()) as unknown;
}
