import { arabicFormMessages } from "./form-messages/arabic.ts";
import { englishFormMessages } from "./form-messages/english.ts";

/** Refusals of calls that both servers make. */
export const callRefusals = {
  method: {
    en: "This address does not accept this kind of request.",
    ar: "هذا العنوان لا يقبل طلبًا من هذا النوع.",
  },
  notFound: { en: "There is nothing at this address.", ar: "لا يوجد شيء بهذا العنوان." },
  tooMany: {
    en: "Too many requests. Please wait a moment and try again.",
    ar: "وصلت طلبات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.",
  },
  tooLarge: {
    en: "The request is too large. Please send less.",
    ar: "الطلب أكبر من الحدّ المسموح. يُرجى تقليل حجمه.",
  },
  tooSlow: {
    en: "The request took too long to arrive. Please try again.",
    ar: "استغرق وصول الطلب وقتًا طويلًا. يُرجى المحاولة مجددًا.",
  },
  mediaType: { en: "Please send JSON.", ar: "يُرجى إرسال البيانات بصيغة JSON." },
  foreignOrigin: {
    en: englishFormMessages.problems.foreignOrigin,
    ar: arabicFormMessages.problems.foreignOrigin,
  },
} as const;
