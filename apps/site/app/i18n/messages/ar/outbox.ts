import type { ArabicOf } from "../../arabic-of.ts";
import type { outbox as english } from "../en/outbox.ts";

export const outbox = {
  heading: "رسائل على هذا الجهاز",
  waiting_zero: "لا رسائل محفوظة على هذا الجهاز.",
  waiting_one: "رسالة واحدة محفوظة على هذا الجهاز، وستصلنا تلقائيًا.",
  waiting_two: "رسالتان محفوظتان على هذا الجهاز، وستصلاننا تلقائيًا.",
  waiting_few: "{{count}} رسائل محفوظة على هذا الجهاز، وستصلنا تلقائيًا.",
  waiting_many: "{{count}} رسالة محفوظة على هذا الجهاز، وستصلنا تلقائيًا.",
  waiting_other: "{{count}} رسالة محفوظة على هذا الجهاز، وستصلنا تلقائيًا.",
  parked: "تعذّر القبول: {{count}}. النص محفوظ هنا:",
  delivered_zero: "لم تصلنا منك رسائل.",
  delivered_one: "وصلتنا رسالتك.",
  delivered_two: "وصلتنا رسالتاك.",
  delivered_few: "وصلتنا {{count}} رسائل منك.",
  delivered_many: "وصلتنا {{count}} رسالة منك.",
  delivered_other: "وصلتنا {{count}} رسالة منك.",
  retry: "أرسل الآن",
  sending: "جارٍ الإرسال…",
  discard: "احذف",
  discardForGood: "احذف نهائيًا",
  keep: "احتفظ بها",
  close: "إغلاق",
  newsletter: {
    waiting: "طلب اشتراكك محفوظ على هذا الجهاز، وسيصلنا تلقائيًا.",
    delivered: "وصلنا طلب اشتراكك.",
  },
  subscription: "النشرة البريدية: {{email}}",
} satisfies ArabicOf<typeof english>;
