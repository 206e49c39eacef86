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
} satisfies ArabicOf<typeof english>;
