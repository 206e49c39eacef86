import type { PayloadRequest } from "payload";

/**
 * One text in both languages of the admin. A type, not an interface, because Payload's labels need an index
 * signature.
 */
export type Bilingual = { en: string; ar: string };

/** The text in the admin language of the person. Other languages than Arabic give English. */
export function inLanguageOf(req: PayloadRequest, text: Bilingual): string {
  return req.i18n.language === "ar" ? text.ar : text.en;
}

/** Numbers in the digits of each language. */
export const numbers = {
  en: new Intl.NumberFormat("en"),
  ar: new Intl.NumberFormat("ar-u-nu-arab"),
};
