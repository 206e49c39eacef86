import { expect, test } from "vitest";
import { preferredLanguage } from "./accept-language.ts";

const isKnown = (tag: unknown) => tag === "en" || tag === "ar";

test.each([
  ["ar-SY,ar;q=0.9,en;q=0.8", "ar"],
  ["fr, en;q=0.4, ar;q=0.6", "ar"],
  ["fr, ar;q=0.4", "ar"],
  ["en;q=0.2, ar;q=0.7", "ar"],
  ["ar;q=0, en;q=0.1", "en"],
  ["AR", "ar"],
  ["en, ar", "en"],
  ["ar, en", "ar"],
  ["en;q=0.5, ar;q=0.5", "en"],
  ["ar;q=0, fr", null],
  ["ar;q=abc", null],
  ["en; q = 0.2, ar;\tQ=0.7", "ar"],
  ["en;q=0.5, ar;aq=1;q=0.2", "en"],
  [";q=1, en;q=0.1", "en"],
  ["fr", null],
  ["*", null],
  ["", null],
  [undefined, null],
  [null, null],
])("LANG-5: of Accept-Language %s the language is %s", (header, language) => {
  expect(preferredLanguage(header, isKnown)).toBe(language);
});

test("an endless header costs no endless time", () => {
  expect(preferredLanguage("fr,".repeat(100_000) + "ar", isKnown)).toBeNull();
});
