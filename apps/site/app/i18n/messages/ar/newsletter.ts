import { arabicFormMessages } from "@miqyas/contract";
import type { ArabicOf } from "../../arabic-of.ts";
import type { newsletter as english } from "../en/newsletter.ts";

const { stored, failed, faults } = arabicFormMessages;
const { missing, wrong, tooLong } = faults.newsletter;

export const newsletter = {
  heading: "رسم بياني واحد كل شهر",
  lead: "ما الذي يبيّنه، وما معناه، وكيف عرفناه؛ يكتبه من أنجزوا العمل الميداني بأنفسهم.",
  email: "البريد الإلكتروني",
  placeholder: "name@company.com",
  leaveEmpty: "اترك هذا الحقل فارغًا",
  subscribe: "اشترك",
  promise: "رسالة واحدة في الشهر، ويمكنك إلغاء الاشتراك متى شئت.",
  emptyField: missing.email,
  confirmHeading: "هل هذا بريدك الصحيح؟",
  confirmLead: "سنرسل إليه رابطًا لتأكيد الاشتراك، ثم رسالة واحدة في الشهر.",
  pageLead: "سنرسل إلى بريدك رابطًا لتأكيد الاشتراك، ثم رسالة واحدة في الشهر.",
  incomplete: "يبدو العنوان ناقصًا. هل تقصد {{suggestion}}؟",
  cancel: "إلغاء",
  close: "إغلاق",
  confirm: "تأكيد",
  sending: "جارٍ الإرسال…",
  subscribed: stored.newsletter,
  locked: "سبق أن اشتركت. يُرجى الانتظار {{time}} قبل المحاولة مجددًا.",
  checkAddress: wrong.email,
  tooLong: tooLong.email,
  failed: failed.newsletter,
  pageHeading: "الاشتراك في النشرة",
  notSubscribed: "لم يكتمل اشتراكك بعد",
} satisfies ArabicOf<typeof english>;
