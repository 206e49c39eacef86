import type { ArabicOf } from "../../arabic-of.ts";
import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter = {
  heading: "قراءة متأنّية كل شهر",
  lead: "رسمٌ واحد، وما يعنيه، وكيف عرفناه؛ يكتبه من أنجزوا العمل الميداني بأنفسهم.",
  email: "البريد الإلكتروني",
  placeholder: "name@company.com",
  leaveEmpty: "اترك هذا الحقل فارغًا",
  subscribe: "اشترك",
  promise: "رسالة واحدة في الشهر، وتلغي اشتراكك متى شئت.",
  emptyField: "يُرجى إدخال قيمة في حقل البريد الإلكتروني",
  confirmHeading: "هل هذا عنوانك الصحيح؟",
  confirmLead: "سنرسل إليه رسالةً واحدة في الشهر، ولا شيء غيرها.",
  incomplete: "يبدو العنوان ناقصًا. هل تقصد {{suggestion}}؟",
  cancel: "إلغاء",
  confirm: "تأكيد",
  sending: "جارٍ الإرسال…",
  subscribed: "تم الاشتراك بنجاح!",
  locked: "سبق أن اشتركت. يُرجى الانتظار {{time}} قبل المحاولة مجددًا.",
  checkAddress: "لا يبدو هذا عنوان بريد إلكتروني كاملًا. يُرجى التحقّق منه.",
  failed: "لم نتمكّن من حفظ الاشتراك. يُرجى المحاولة مجددًا.",
} satisfies ArabicOf<typeof english>;
