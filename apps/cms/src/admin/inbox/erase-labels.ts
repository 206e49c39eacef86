import { failed } from "../../language.ts";
import { counted } from "../counted.ts";

const english = {
  open: "Erase a person’s data…",
  title: "Erase a person’s data",
  explanation:
    "This erases everything that belongs to one e-mail address: messages and their notes, the newsletter subscription and the records of their delivery. Enter the address as the person gave it.",
  email: "E-mail address",
  look: "Find the data",
  cancel: "Cancel",
  close: "Close",
  erase: "Erase permanently",
  found: "Data found for",
  nothing: "No data found for",
  changed: "The data has changed in the meantime, so nothing was erased. Please check again.",
  done: "Permanently erased:",
  site: "Also delete the notification e-mails from your team’s mailboxes. They contain this person’s messages. The website may also hold this address: a refused message for up to a year, delivery records for 30 days. Ask whoever runs it to remove them with this command:",
  failed: failed.en,
  rows: {
    messages: (count: number) => `${count} ${count === 1 ? "message" : "messages"}`,
    subscriptions: (count: number) => `${count} ${count === 1 ? "subscription" : "subscriptions"}`,
    receipts: (count: number) => `${count} ${count === 1 ? "delivery record" : "delivery records"}`,
  },
};
export type EraseLabels = typeof english;

const arabic: EraseLabels = {
  open: "محو بيانات شخص…",
  title: "محو بيانات شخص",
  explanation:
    "يُمحى كل ما يخصّ عنوان بريد إلكتروني واحدًا: الرسائل وملاحظاتها، والاشتراك في النشرة، وسجلات إيصالهما. أدخل العنوان كما أعطاه صاحبه.",
  email: "عنوان البريد الإلكتروني",
  look: "البحث عن البيانات",
  cancel: "إلغاء",
  close: "إغلاق",
  erase: "محو نهائي",
  found: "البيانات التي تخصّ العنوان",
  nothing: "لا توجد بيانات تخصّ العنوان",
  changed: "تغيّرت البيانات في هذه الأثناء، فلم يُمحَ شيء. يُرجى التحقّق من جديد.",
  done: "مُحي نهائيًا:",
  site: "احذف أيضًا من بريد فريقك الإشعارات التي وصلت برسائل هذا الشخص، فهي لا تُحذف تلقائيًا. وقد تبقى لدى خادم الموقع بيانات لهذا العنوان: رسالة مرفوضة مدة أقصاها سنة، وسجلات الإيصال ٣٠ يومًا. اطلب ممّن يشغّله أن يزيلها بهذا الأمر:",
  failed: failed.ar,
  rows: {
    messages: counted("لا رسائل", "رسالة واحدة", "رسالتان", "# رسائل", "# رسالة", "# رسالة"),
    subscriptions: counted("لا اشتراك", "اشتراك واحد", "اشتراكان", "# اشتراكات", "# اشتراكًا", "# اشتراك"),
    receipts: counted(
      "لا سجلات إيصال",
      "سجل إيصال واحد",
      "سجلّا إيصال",
      "# سجلات إيصال",
      "# سجل إيصال",
      "# سجل إيصال",
    ),
  },
};

/** Labels of the dialog that erases a person's data. */
export const eraseLabels = { en: english, ar: arabic };
