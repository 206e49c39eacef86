import type { ArabicOf } from "../../arabic-of.ts";
import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter = {
  heading: "رسم بياني واحد كل شهر",
  lead: "ما الذي يبيّنه، وما معناه، وكيف عرفناه؛ يكتبه من أنجزوا العمل الميداني بأنفسهم.",
  email: "البريد الإلكتروني",
  placeholder: "name@company.com",
  leaveEmpty: "اترك هذا الحقل فارغًا",
  subscribe: "اشترك",
  promise: "رسالة واحدة في الشهر، ويمكنك إلغاء الاشتراك متى شئت.",
  emptyField: "يُرجى إدخال بريدك الإلكتروني",
  confirmHeading: "هل هذا بريدك الصحيح؟",
  confirmLead: "سنرسل إليه رابطًا لتأكيد الاشتراك، ثم رسالة واحدة في الشهر.",
  incomplete: "يبدو العنوان ناقصًا. هل تقصد {{suggestion}}؟",
  cancel: "إلغاء",
  close: "إغلاق",
  confirm: "تأكيد",
  sending: "جارٍ الإرسال…",
  subscribed: "تم الاشتراك بنجاح!",
  locked: "سبق أن اشتركت. يُرجى الانتظار {{time}} قبل المحاولة مجددًا.",
  checkAddress: "لا يبدو هذا عنوان بريد إلكتروني كاملًا. يُرجى التحقّق منه.",
  failed: "لم نتمكّن من حفظ الاشتراك. يُرجى المحاولة مجددًا.",
} satisfies ArabicOf<typeof english>;
