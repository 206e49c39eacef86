import type { ArabicOf } from "../../arabic-of.ts";
import type { trends as english } from "../en/trends.ts";

export const trends = {
  heading: "اتجاهات الأسواق",
  lead: "تحوّلاتٌ رأيناها مرتين على الأقل، وفي مكانين على الأقل.",
  backHome: "العودة إلى الرئيسية",
  readMore: "اقرأ المزيد",
  allTrends: "كل الاتجاهات",
  viewAll: "عرض كل الاتجاهات",
  others: "اتجاهات أخرى",
  gone: "ربما سُحب من النشر، وبقية الاتجاهات على بُعد صفحة.",
} satisfies ArabicOf<typeof english>;
