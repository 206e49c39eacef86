import type { ArabicOf } from "../../arabic-of.ts";
import type { words as english } from "../en/words.ts";

export const words = {
  heading: "مصطلحات الأسواق",
  lead: "مصطلحات مهنتنا بكلام مفهوم، ومعها مثال من سوق تعرفه.",
  readEntry: "اقرأ الشرح",
  showing_zero: "لا مصطلحات",
  showing_one: "عرض المصطلح الوحيد",
  showing_two: "عرض المصطلحين",
  showing_few: "عرض {{shown}} من أصل {{total}} مصطلحات",
  showing_many: "عرض {{shown}} من أصل {{total}} مصطلحًا",
  showing_other: "عرض {{shown}} من أصل {{total}} مصطلح",
  goBack: "رجوع",
  allWords: "كل المصطلحات",
  categories: "التصنيفات",
  usedIn: "أين نستخدمه",
  gone: "ربما تغيّر اسمه. وتجد بقية المصطلحات في صفحة «مصطلحات الأسواق».",
} satisfies ArabicOf<typeof english>;
