import { dateLocales, locales, type Locale } from "@miqyas/contract";
import type { PayloadRequest } from "payload";

/**
 * One text in both languages of the admin. A type, not an interface, because Payload's labels need an index
 * signature.
 */
export type Bilingual = { en: string; ar: string };

/** What staff read when something failed for no reason of theirs. */
export const failed: Bilingual = {
  en: "This did not work. Please try again in a moment.",
  ar: "لم تنجح العملية. يُرجى المحاولة مجددًا بعد قليل.",
};

/** The names of the two languages of the content. */
export const languageNames: Record<"en" | "ar", Bilingual> = {
  en: { en: "English", ar: "الإنكليزية" },
  ar: { en: "Arabic", ar: "العربية" },
};

/** The same as choices of a field. */
export const languageOptions = locales.map((value) => ({ value, label: languageNames[value] }));

/** The language of a text for a person's admin language. Other languages than Arabic give English. */
export const languageOf = (code: string): keyof Bilingual => (code === "ar" ? "ar" : "en");

/** The text in the admin language of the person. */
export const inLanguageOf = (req: PayloadRequest, text: Bilingual): string =>
  text[languageOf(req.i18n.language)];

/** Numbers in the digits of each language. */
export const numbers = {
  en: new Intl.NumberFormat("en"),
  ar: new Intl.NumberFormat("ar-u-nu-arab"),
};

/** A format of dates and times in a language (docs/copy.md). */
export const timeFormat = (language: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocales[language], options);
