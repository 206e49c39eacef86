import {
  arabicFormCallMessages,
  arabicFormMessages,
  callRefusals,
  englishFormCallMessages,
  englishFormMessages,
} from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";

const ofForms = {
  en: { ...englishFormMessages.problems, ...englishFormCallMessages },
  ar: { ...arabicFormMessages.problems, ...arabicFormCallMessages },
};

/** A refusal of a form in the words of the site's server, which refuses so too. */
const asOnSite = (code: keyof typeof ofForms.en) => ({ en: ofForms.en[code], ar: ofForms.ar[code] });

/** All refusals of an API call, in both languages. */
const messages = {
  ...callRefusals,
  badRequest: {
    en: "The request could not be understood. Please check it and try again.",
    ar: "تعذّر فهم الطلب. يُرجى التحقّق منه ثم المحاولة مجددًا.",
  },
  badParameter: {
    en: "A parameter of the request is not valid. “detail” says which.",
    ar: "في الطلب معامل غير صالح، وفي «detail» بيانه.",
  },
  unavailable: {
    en: "This is not available at the moment. Please try again shortly.",
    ar: "الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.",
  },
  notJson: { en: "The body must be a JSON object.", ar: "يجب أن يكون متن الطلب كائن JSON." },
  badKey: asOnSite("badKey"),
  keyReused: asOnSite("keyReused"),
  keyInFlight: asOnSite("inFlight"),
  linkWrong: {
    en: "This link does not work. Part of it may be missing, or your address is no longer on our list.",
    ar: "هذا الرابط لا يعمل. ربما كان ناقصًا، أو لم يعد بريدك في قائمتنا.",
  },
  linkExpired: {
    en: "This link no longer works. Each link works once, within 48 hours. You can subscribe again.",
    ar: "لم يعد هذا الرابط صالحًا. يعمل الرابط مرة واحدة خلال ٤٨ ساعة. يمكنك الاشتراك من جديد.",
  },
  previewEnded: { en: "This preview is no longer available.", ar: "لم تعد هذه المعاينة متاحة." },
  unsigned: { en: "This call needs the site’s signature.", ar: "يحتاج هذا الطلب إلى توقيع الموقع." },
  invalid: asOnSite("invalid"),
} as const;

export type RefusalCode = keyof typeof messages;

/** The body of a refusal in the API's envelope. */
export function refusal(code: RefusalCode, locale: Locale, details: Record<string, unknown> = {}): string {
  return JSON.stringify({ success: false, message: messages[code][locale], ...details });
}
