import type { ArabicOf } from "../../arabic-of.ts";
import type { research as english } from "../en/research.ts";

export const research = {
  heading: "الأبحاث والرؤى",
  lead: "ما نتعلّمه بين مشروع وآخر، منشورًا مع منهجه: اتجاهات ومقالات وتقارير ودروس ومسرد لمصطلحات السوق.",
  trends: {
    heading: "اتجاهات الأسواق",
    row: "الاتجاهات واحدًا بعد آخر",
    all: "كل الاتجاهات",
    readMore: "اقرأ المزيد",
  },
  blog: { heading: "من المدوّنة", all: "اعرض كل المقالات" },
  reports: {
    heading: "تقارير مختارة",
    read: "اقرأ التقرير",
  },
  words: { heading: "مصطلحات الأسواق", all: "كل المصطلحات", read: "اقرأ الشرح" },
  resources: { heading: "موارد تعليمية", all: "كل الموارد التعليمية", open: "افتح" },
  categories: "التصنيفات",
} satisfies ArabicOf<typeof english>;
