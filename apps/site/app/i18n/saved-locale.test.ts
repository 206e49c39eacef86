import { afterEach, describe, expect, test, vi } from "vitest";
import { readSavedLocale, saveAskedLocale, saveLocale } from "./saved-locale.ts";

function browser(stored: Record<string, string>, cookie = "") {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  });
  vi.stubGlobal("document", { cookie });
  return values;
}

afterEach(() => vi.unstubAllGlobals());

describe("the saved language", () => {
  test("LANG-3 is read from i18nextLng, else from the older key, else from the cookie", () => {
    browser({ i18nextLng: "ar", language: "en" }, "i18nextLng=en");
    expect(readSavedLocale()).toBe("ar");
    browser({ language: "ar" }, "i18nextLng=en");
    expect(readSavedLocale()).toBe("ar");
    browser({}, "a=b; i18nextLng=ar; c=d");
    expect(readSavedLocale()).toBe("ar");
    browser({}, "not_i18nextLng=ar");
    expect(readSavedLocale()).toBeNull();
  });

  test("LANG-5 counts as English when it is no language of the site", () => {
    browser({ i18nextLng: "xx" });
    expect(readSavedLocale()).toBe("en");
    browser({ i18nextLng: "ar-SY" });
    expect(readSavedLocale()).toBe("ar");
  });

  test("LANG-3 LANG-7 is kept under i18nextLng and mirrored in a cookie for a year", () => {
    const values = browser({});
    saveLocale("ar");
    expect(values.get("i18nextLng")).toBe("ar");
    expect(document.cookie).toBe("i18nextLng=ar;path=/;max-age=31536000;samesite=lax");
  });

  test("LANG-9 gives way to what an address asked for, once", () => {
    const values = browser({ i18nextLng: "ar" }, "a=b; i18nextLng=en-asked");
    saveAskedLocale();
    expect([values.get("i18nextLng"), document.cookie]).toEqual([
      "en",
      "i18nextLng=en;path=/;max-age=31536000;samesite=lax",
    ]);
    browser({ i18nextLng: "ar" }, "i18nextLng=en");
    saveAskedLocale();
    expect(readSavedLocale()).toBe("ar");
  });

  test("F16 a browser that forbids storage and cookies is survived", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
    vi.stubGlobal("document", {
      get cookie(): string {
        return refuse();
      },
      set cookie(_value: string) {
        refuse();
      },
    });
    expect(readSavedLocale()).toBeNull();
    expect(() => saveLocale("ar")).not.toThrow();
  });
});
