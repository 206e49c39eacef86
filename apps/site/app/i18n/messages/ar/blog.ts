import type { ArabicOf } from "../../arabic-of.ts";
import type { blog as english } from "../en/blog.ts";

export const blog = {
  heading: "المدوّنة",
  lead: "ملاحظات من الميدان ومناقشات في المنهج، يكتبها من يتولّون العدّ.",
  feed: "تابِع المدوّنة بقارئ الخلاصات",
  viewArticle: "اقرأ المقال",
  showing_zero: "لا مقالات",
  showing_one: "عرض المقال الوحيد",
  showing_two: "عرض {{shown}} من أصل مقالين",
  showing_few: "عرض {{shown}} من أصل {{total}} مقالات",
  showing_many: "عرض {{shown}} من أصل {{total}} مقالًا",
  showing_other: "عرض {{shown}} من أصل {{total}} مقال",
} satisfies ArabicOf<typeof english>;
