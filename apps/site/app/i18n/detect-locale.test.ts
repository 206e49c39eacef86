import { describe, expect, test } from "vitest";
import { detectLocale } from "./detect-locale.ts";

describe("detectLocale", () => {
  test("LANG-4 asks the address, the saved choice, the browser, the page, in this order", () => {
    const all = { address: "ar", saved: "en", browser: ["en-GB"], page: "en" } as const;
    expect(detectLocale(all)).toBe("ar");
    expect(detectLocale({ ...all, address: null, saved: "ar" })).toBe("ar");
    expect(detectLocale({ ...all, address: null, saved: null, browser: ["ar-SY", "en"] })).toBe("ar");
    expect(detectLocale({ address: null, saved: null, browser: [], page: "ar" })).toBe("ar");
  });

  test("LANG-5 takes English where no language of the site is named", () => {
    expect(detectLocale({ address: null, saved: null, browser: ["fr", "de-CH"], page: "" })).toBe("en");
    expect(detectLocale({ address: null, saved: null, browser: ["fr", "AR-eg", "en"], page: "en" })).toBe(
      "ar",
    );
  });
});
