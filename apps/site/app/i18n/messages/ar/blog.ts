import type { ArabicOf } from "../../arabic-of.ts";
import type { blog as english } from "../en/blog.ts";

export const blog = {
  heading: "المدوّنة",
  lead: "ملاحظات من الميدان ومناقشات في المنهج، يكتبها من يجمعون البيانات بأنفسهم.",
  feed: "تابع المدوّنة عبر RSS",
  viewArticle: "اقرأ المقال",
  articles_zero: "لا مقالات",
  articles_one: "مقال واحد",
  articles_two: "مقالان",
  articles_few: "{{number}} مقالات",
  articles_many: "{{number}} مقالًا",
  articles_other: "{{number}} مقال",
  showing_zero: "لا مقالات",
  showing_one: "عرض المقال الوحيد",
  showing_two: "عرض المقالين",
  showing_few: "عرض {{shown}} من أصل {{total}} مقالات",
  showing_many: "عرض {{shown}} من أصل {{total}} مقالًا",
  showing_other: "عرض {{shown}} من أصل {{total}} مقال",
} satisfies ArabicOf<typeof english>;
