import type { ArabicOf } from "../../arabic-of.ts";
import type { trends as english } from "../en/trends.ts";

export const trends = {
  heading: "اتجاهات الأسواق",
  lead: "تحوّلات قسناها مرتين على الأقل، وفي مكانين على الأقل.",
  backHome: "العودة إلى الرئيسية",
  readMore: "اقرأ المزيد",
  allTrends: "كل الاتجاهات",
  viewAll: "اعرض كل الاتجاهات",
  others: "اتجاهات أخرى",
  gone: "ربما سُحب من النشر. وتجد بقية الاتجاهات في صفحة اتجاهات الأسواق.",
} satisfies ArabicOf<typeof english>;
