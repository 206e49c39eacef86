import type { Locale } from "@miqyas/contract";

/** Every way a call of the API is refused, in both languages. */
const messages = {
  notFound: { en: "There is nothing here.", ar: "لا شيء في هذا العنوان." },
  method: { en: "This address does not take this method.", ar: "هذا العنوان لا يقبل هذه الطريقة." },
  badRequest: { en: "The request cannot be understood.", ar: "تعذّر فهم الطلب." },
  badParameter: { en: "A parameter is wrong", ar: "في الطلب معامل غير صالح" },
  unavailable: {
    en: "This is not available at the moment. Please try again shortly.",
    ar: "الخدمة غير متاحة الآن. يُرجى المحاولة بعد قليل.",
  },
  tooMany: {
    en: "Too many requests. Please wait a little and try again.",
    ar: "طلبات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة من جديد.",
  },
  tooLarge: { en: "The request is too large.", ar: "الطلب أكبر مما يُقبل." },
  tooSlow: { en: "The request took too long to arrive.", ar: "تأخّر وصول الطلب." },
  mediaType: { en: "Please send JSON.", ar: "يُرجى إرسال البيانات بصيغة JSON." },
  notJson: { en: "The body is not a JSON object.", ar: "متن الطلب ليس كائن JSON." },
  foreignOrigin: {
    en: "This address does not take forms from another website.",
    ar: "هذا العنوان لا يقبل الاستمارات من مواقع أخرى.",
  },
  badKey: {
    en: "Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.",
    ar: "يجب أن يتألف Idempotency-Key من ١٦ إلى ٦٤ حرفًا لاتينيًا أو رقمًا أو شرطة أو شرطة سفلية.",
  },
  keyReused: {
    en: "This Idempotency-Key was already used for another message.",
    ar: "سبق استعمال Idempotency-Key هذا لرسالة أخرى.",
  },
  keyInFlight: {
    en: "The same message is being stored at this moment. Please ask again in a second.",
    ar: "الرسالة نفسها قيد الحفظ الآن. يُرجى إعادة المحاولة بعد ثانية.",
  },
  linkWrong: {
    en: "This link is not complete, or its address is not on our list any more.",
    ar: "هذا الرابط غير مكتمل، أو أن عنوانه لم يعد في قائمتنا.",
  },
  linkExpired: {
    en: "This link is no longer valid. Please subscribe again.",
    ar: "انتهت صلاحية هذا الرابط. يُرجى الاشتراك من جديد.",
  },
  invalid: { en: "Please check the marked fields.", ar: "يُرجى مراجعة الحقول المشار إليها." },
} as const;

export type RefusalCode = keyof typeof messages;

/** The body of a refusal, as the envelope of the API has it. */
export function refusal(code: RefusalCode, locale: Locale, details: Record<string, unknown> = {}): string {
  return JSON.stringify({ success: false, message: messages[code][locale], ...details });
}
