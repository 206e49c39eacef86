import { describe, expect, test } from "vitest";
import { localizePath, splitLocale } from "@miqyas/contract";
import { detectLanguage, languageCookie, readAskedLanguage } from "./language.ts";

describe("detectLanguage", () => {
  test.each([
    ["i18nextLng=ar", "en-US,en", "ar"],
    ["a=1; i18nextLng=en", "ar", "en"],
    ["i18nextLng=ar-EG", undefined, "ar"],
    ["xi18nextLng=en", "ar", "ar"],
    ["i18nextLng=", "ar", "ar"],
    [undefined, "ar-SY,ar;q=0.9,en;q=0.8", "ar"],
    [undefined, undefined, "en"],
  ] as const)("LANG-4: cookie %s, browser %s → %s", (cookie, browser, locale) => {
    expect(detectLanguage(cookie, browser)).toBe(locale);
  });

  test.each([
    ["fr", "en"],
    ["fr, ar;q=0.4", "ar"],
    ["en;q=0.2, ar;q=0.7", "ar"],
    ["ar;q=0, en;q=0.1", "en"],
    ["ar;q=abc", "en"],
    ["*", "en"],
    ["AR", "ar"],
    ["en, ar", "en"],
  ])("LANG-5: Accept-Language %s → %s", (browser, locale) => {
    expect(detectLanguage(undefined, browser)).toBe(locale);
  });

  test("LANG-5: a saved value of neither language is English, whatever the browser says", () => {
    expect(detectLanguage("i18nextLng=xx", "ar")).toBe("en");
    expect(detectLanguage(`i18nextLng=${"x".repeat(5000)}`, "ar")).toBe("en");
  });

  test("an endless Accept-Language costs no endless time", () => {
    expect(detectLanguage(undefined, "fr,".repeat(100_000) + "ar")).toBe("en");
  });
});

test("LANG-1: ?lang= counts only when it names a language of ours", () => {
  expect(readAskedLanguage("?x=1&lang=ar")).toBe("ar");
  expect(readAskedLanguage("?lang=fr")).toBeNull();
  expect(readAskedLanguage("?slang=ar")).toBeNull();
  expect(readAskedLanguage("")).toBeNull();
});

test("LANG-3: the cookie lasts a year, is readable by the page and travels encrypted over HTTPS", () => {
  expect(languageCookie("ar", false)).toBe("i18nextLng=ar-asked; Path=/; Max-Age=31536000; SameSite=Lax");
  expect(languageCookie("en", true)).toMatch(/; Secure$/);
});

test("LANG-9: Arabic addresses are the English ones under /ar", () => {
  expect(localizePath("/", "ar")).toBe("/ar");
  expect(localizePath("/AboutUs", "ar")).toBe("/ar/AboutUs");
  expect(localizePath("/AboutUs", "en")).toBe("/AboutUs");
  expect(localizePath("/media/a.pdf", "ar")).toBe("/media/a.pdf");
  expect(splitLocale("/AR/AboutUs")).toEqual({ locale: "ar", path: "/AboutUs" });
  expect(splitLocale("/ar")).toEqual({ locale: "ar", path: "/" });
  expect(splitLocale("/arx")).toEqual({ locale: null, path: "/arx" });
});
