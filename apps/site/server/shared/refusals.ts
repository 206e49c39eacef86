import type { Locale } from "@miqyas/contract";

const messages = {
  unavailable: {
    en: "The content service is not answering right now. Please try again in a moment.",
    ar: "خدمة المحتوى لا تستجيب الآن. يُرجى المحاولة بعد قليل.",
  },
  tooMany: {
    en: "Too many requests. Please wait a moment and try again.",
    ar: "وصلت طلبات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.",
  },
  unknown: { en: "There is nothing at this address.", ar: "لا يوجد شيء بهذا العنوان." },
  badAddress: {
    en: "This address cannot be read. Please check the link.",
    ar: "تعذّرت قراءة هذا العنوان. يُرجى التحقّق من الرابط.",
  },
  method: {
    en: "This address does not accept this kind of request.",
    ar: "هذا العنوان لا يقبل طلبًا من هذا النوع.",
  },
  foreign: { en: "Forms can only be sent from this site.", ar: "لا تُقبل النماذج إلا من هذا الموقع." },
  json: { en: "Please send JSON.", ar: "يُرجى إرسال البيانات بصيغة JSON." },
  size: {
    en: "The request is too large. Please send less.",
    ar: "الطلب أكبر من الحدّ المسموح. يُرجى تقليل حجمه.",
  },
  slow: {
    en: "The request took too long to arrive. Please try again.",
    ar: "استغرق وصول الطلب وقتًا طويلًا. يُرجى المحاولة مجددًا.",
  },
} satisfies Record<string, Record<Locale, string>>;

export type RefusalReason = keyof typeof messages;

/** The contract's envelope of a refusal, in the reader's language. */
export const refusal = (reason: RefusalReason, locale: Locale) => ({
  success: false,
  message: messages[reason][locale],
});
