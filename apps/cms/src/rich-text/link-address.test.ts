import { describe, expect, it } from "vitest";
import { isSafeAddress } from "./link-address.ts";

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
