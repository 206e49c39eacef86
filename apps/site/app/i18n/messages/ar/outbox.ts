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
  parked_zero: "لا رسائل مرفوضة.",
  parked_one: "تعذّر قبول رسالة واحدة، ونصها محفوظ هنا:",
  parked_two: "تعذّر قبول رسالتين، ونصهما محفوظ هنا:",
  parked_few: "تعذّر قبول {{count}} رسائل، ونصوصها محفوظة هنا:",
  parked_many: "تعذّر قبول {{count}} رسالة، ونصوصها محفوظة هنا:",
  parked_other: "تعذّر قبول {{count}} رسالة، ونصوصها محفوظة هنا:",
  delivered: "وصلتنا رسالتك.",
  retry: "أرسل الآن",
  sending: "جارٍ الإرسال…",
  discard: "احذف",
  discardForGood: "احذف نهائيًا",
  keep: "احتفظ بها",
  close: "إغلاق",
  subscription: "النشرة البريدية: {{email}}",
} satisfies ArabicOf<typeof english>;
