import { expect, test } from "vitest";
import { readToken, signToken } from "./signed-token.ts";

const secret = "for-tests-only-for-tests-only-00";
const token = signToken("preview", { kind: "blogs", name: "سلّة" }, secret);

test("a token gives back its claims and fits an address", () => {
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
  expect(readToken("preview", token, secret)).toEqual({ kind: "blogs", name: "سلّة" });
});

test.each([
  ["another purpose", "signal", token, secret],
  ["another secret", "preview", token, `${secret}1`],
  ["other claims", "preview", `e30.${token.split(".")[1]}`, secret],
  ["a third part", "preview", `${token}.e30`, secret],
  ["no signature", "preview", token.split(".")[0] ?? "", secret],
  ["nothing", "preview", "", secret],
])("%s is not signed", (_case, purpose, text, key) => {
  expect(readToken(purpose, text, key)).toBeUndefined();
});
