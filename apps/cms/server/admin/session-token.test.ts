import { jwtSign } from "payload";
import { expect, test } from "vitest";
import { createTokenCheck, sessionKey } from "./session-token.ts";

const secret = "a secret of the tests, long enough for production";
const isSigned = createTokenCheck(secret);

const signed = async (with_ = secret) =>
  (await jwtSign({ fieldsToSign: { id: 1 }, secret: sessionKey(with_), tokenExpiration: 60 })).token;

test("B17: a token that Payload signed passes, in the cookie or in the header", async () => {
  const token = await signed();
  for (const headers of [
    { cookie: `payload-token=${token}` },
    { cookie: `other=1; payload-token=${token}; payload-theme=dark` },
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
  ])
    expect(isSigned({ headers })).toBe(true);
});

test("B17: nothing else passes", async () => {
  const [head = "", body = "", signature = ""] = (await signed()).split(".");
  const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
  for (const token of [
    "x",
    "a.b.c",
    `${head}.${body}.`,
    `${head}.${body}`,
    `${unsigned}.${body}.`,
    `${head}.${Buffer.from('{"id":2}').toString("base64url")}.${signature}`,
    await signed("another secret"),
  ])
    for (const headers of [{ cookie: `payload-token=${token}` }, { authorization: `JWT ${token}` }])
      expect(isSigned({ headers }), token).toBe(false);
  expect(isSigned({ headers: {} })).toBe(false);
  expect(isSigned({ headers: { authorization: `Basic ${await signed()}` } })).toBe(false);
});
