import type { Locale } from "@miqyas/contract";
import { refusals } from "../../src/media/upload-policy.ts";

/** Texts for staff when the gateway refuses a request. */
export const gatewayRefusals = {
  closed: {
    en: "This address is closed. Please go back to the first page of the back office.",
    ar: "هذا العنوان مغلق. يُرجى العودة إلى الصفحة الأولى في لوحة الإدارة.",
  },
  byForm: {
    en: "The page was not ready yet. Please go back, reload it and try again.",
    ar: "لم تكن الصفحة جاهزة بعد. يُرجى الرجوع وإعادة تحميلها ثم المحاولة مجددًا.",
  },
  signIn: { en: "Please sign in first.", ar: "يُرجى تسجيل الدخول أولًا." },
  noEntry: {
    en: "There is no entry with this number; it may have been deleted. Please go back to the list.",
    ar: "لا توجد مادة بهذا الرقم، وربما حُذفت. يُرجى العودة إلى القائمة.",
  },
  noLength: {
    en: "The request did not state its size. Please send it again.",
    ar: "لم يُذكر حجم البيانات المرسلة. يُرجى إعادة إرسالها.",
  },
  tooLarge: {
    en: "What was sent is too large. Please send less.",
    ar: "البيانات المرسلة أكبر من الحدّ المسموح. يُرجى إرسال أقل منها.",
  },
  fileTooLarge: refusals.size,
  tooManySignIns: {
    en: "Too many failed attempts. Please wait fifteen minutes and try again.",
    ar: "محاولات كثيرة غير ناجحة. يُرجى الانتظار خمس عشرة دقيقة ثم المحاولة مجددًا.",
  },
} satisfies Record<string, Record<Locale, string>>;

export type GatewayRefusal = keyof typeof gatewayRefusals;
