/** The two languages of the product; English is the default and the fallback (LANG-5, CONST-1). */
export const locales = ["en", "ar"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** Name of the cookie and of the entry in local storage that hold the chosen language (LANG-3). */
export const languageName = "i18nextLng";

/** The end of the cookie's value, `ar-asked`, while the browser has not yet stored what an address with `?lang=` asked for. */
export const askedMark = "-asked";

/** Whether an external value is one of the two languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Reading direction of a language, for the `dir` attribute (LANG-2). */
export function directionOf(locale: Locale): "ltr" | "rtl" {
  return locale === "ar" ? "rtl" : "ltr";
}

/** The language that the toggle offers. */
export function otherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}

/** BCP 47 tags for the format of dates (LANG-10, CONST-5). */
export const dateLocales = { en: "en-US", ar: "ar-EG" } as const satisfies Record<Locale, string>;
