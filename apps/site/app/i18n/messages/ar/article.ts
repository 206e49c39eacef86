import type { ArabicOf } from "../../arabic-of.ts";
import type { article as english } from "../en/article.ts";

export const article = {
  allArticles: "كل المقالات",
  categories: "التصنيفات",
  gone: "ربما سُحب من النشر أو تغيّر عنوانه. وتجد بقية المقالات في صفحة المدوّنة.",
  minutes_zero: "قراءة في أقل من دقيقة",
  minutes_one: "قراءة في دقيقة واحدة",
  minutes_two: "قراءة في دقيقتين",
  minutes_few: "قراءة في {{number}} دقائق",
  minutes_many: "قراءة في {{number}} دقيقة",
  minutes_other: "قراءة في {{number}} دقيقة",
  contents: "المحتويات",
  share: "شارك هذا المقال",
  whatsApp: "أرسل عبر واتساب",
  copyLink: "انسخ الرابط",
  copied: "نُسخ الرابط",
  similar: "مقالات مشابهة",
} satisfies ArabicOf<typeof english>;
