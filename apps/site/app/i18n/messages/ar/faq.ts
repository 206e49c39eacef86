import type { ArabicOf } from "../../arabic-of.ts";
import type { faq as english } from "../en/faq.ts";

export const faq = {
  heading: "أسئلة تُطرح علينا",
  lead: "إن لم تجد سؤالك هنا فاكتب إلينا، فنحن نضيف الأسئلة الجيدة إلى هذه الصفحة.",
  categories: "التصنيفات",
  category: "التصنيف",
  all: "كل الأسئلة",
  uncategorized: "غير مصنّف",
  pages: "صفحات الأسئلة",
  list: "الأسئلة",
  showing_zero: "لا أسئلة",
  showing_one: "عرض السؤال الوحيد",
  showing_two: "عرض السؤالين",
  showing_few: "عرض {{shown}} من أصل {{total}} أسئلة",
  showing_many: "عرض {{shown}} من أصل {{total}} سؤالًا",
  showing_other: "عرض {{shown}} من أصل {{total}} سؤال",
} satisfies ArabicOf<typeof english>;
