import type { PayloadRequest } from "payload";

/** One text in both languages of the admin. A type, not an interface: Payload's labels want an index. */
export type Bilingual = { en: string; ar: string };

/** The text in the language the person has set for the admin (English when it is neither). */
export function inLanguageOf(req: PayloadRequest, text: Bilingual): string {
  return req.i18n.language === "ar" ? text.ar : text.en;
}
