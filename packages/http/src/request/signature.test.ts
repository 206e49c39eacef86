import { expect, test } from "vitest";
import { isSameSecret, isSigned, sign, signedForm } from "./signature.ts";

test("a signature is that of the text, made with the secret", () => {
  // RFC 4231, test case 2.
  const signature = "sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  expect(sign("what do ya want for nothing?", "Jefe")).toBe(signature);
  expect(isSigned("what do ya want for nothing?", signature, "Jefe")).toBe(true);
  expect(isSigned("what do ya want for nothing", signature, "Jefe")).toBe(false);
  expect(isSigned("what do ya want for nothing?", signature, "Jeff")).toBe(false);
  expect(isSigned("what do ya want for nothing?", signature.slice(0, -1), "Jefe")).toBe(false);
});

test("a form is signed with its two times", () => {
  const signed = "2026-11-24T09:00:00Z\n2026-11-24T08:59:00Z\n{}";
  expect(String(signedForm("2026-11-24T09:00:00Z", "2026-11-24T08:59:00Z", "{}"))).toBe(signed);
  expect(String(signedForm("2026-11-24T09:00:00Z", "2026-11-24T08:59:00Z", Buffer.from("{}")))).toBe(signed);
});

test("secrets of different lengths differ", () => {
  expect(isSameSecret(Buffer.from("ab"), Buffer.from("ab"))).toBe(true);
  expect(isSameSecret(Buffer.from("ab"), Buffer.from("abc"))).toBe(false);
});
