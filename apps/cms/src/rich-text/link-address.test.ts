import { describe, expect, it } from "vitest";
import type { TextFieldSingleValidation } from "payload";
import {
  acceptedAddress,
  addressRefusal,
  isSafeAddress,
  validateLinkAddress,
  validateOptionalPageAddress,
  validatePageAddress,
  validateWebAddress,
} from "./link-address.ts";

describe("isSafeAddress (B5)", () => {
  it.each([
    "https://example.org/a?b=c#d",
    "http://example.org",
    "mailto:hello@miqyas.example",
    "tel:+963115550142",
    "/words",
    "/Blogdetails/كيف-تسحب-عينة",
    "/ar/words?page=2#list",
    "https://مقياس.example/",
  ])("accepts %s", (address) => {
    expect(isSafeAddress(address)).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u200bscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://example.org/1",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "https:\\\\evil.example",
    "https://user:password@evil.example",
    "https://example.org@evil.example",
    "https://",
    "words",
    "#fragment",
    "",
  ])("refuses %j", (address) => {
    expect(isSafeAddress(address)).toBe(false);
  });
});

describe("acceptedAddress (B5)", () => {
  it.each([
    ["/words", "/words"],
    [" https://example.org/a b\n", "https://example.org/a%20b"],
    ["HTTP://example.org/\\a", "http://example.org//a"],
    [" /words", "/words"],
    [" //example.org", undefined],
    ["x https://example.org", undefined],
    [" https://user@example.org", undefined],
    ["https://", undefined],
    ["https://https://example.org/", undefined],
    ["javascript:alert(1)", undefined],
    [" mailto:a@b.example", "mailto:a@b.example"],
  ])("of %j stores %j", (address, stored) => expect(acceptedAddress(address)).toBe(stored));
});

describe("fields with an address", () => {
  const judge = (validate: TextFieldSingleValidation, value: string | null, language = "en") =>
    validate(value, { req: { i18n: { language } } } as Parameters<TextFieldSingleValidation>[1]);

  it.each([
    [validateLinkAddress, ["", null, "/words", "mailto:a@b.example"], ["words", "javascript:a"]],
    [
      validatePageAddress,
      ["/words", "https://a.example"],
      ["", null, "http://a.example", "//a.example", "a/b", "xhttps:a", "https:a.example"],
    ],
    [validateOptionalPageAddress, ["", null, "/words"], ["http://a.example"]],
    [
      validateWebAddress,
      ["", null, "https://a.example", "HTTP://a.example"],
      ["/words", "https://", "x-https://a.example", "https:a.example"],
    ],
  ] as const)("B5 %# take only what they may", async (validate, taken, refused) => {
    for (const value of taken) expect(await judge(validate, value), String(value)).toBe(true);
    for (const value of refused) {
      expect(await judge(validate, value), String(value)).toMatch(/^(?:Enter|Only) .*https:\/\/…/);
      expect(await judge(validate, value, "ar"), String(value)).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it("says what is accepted in both languages", async () => {
    expect(await judge(validateLinkAddress, "words")).toBe(addressRefusal.en);
    expect(await judge(validateLinkAddress, "words", "ar")).toBe(addressRefusal.ar);
  });
});
