import type { ArabicOf } from "../../arabic-of.ts";
import type { reports as english } from "../en/reports.ts";

export const reports = {
  allReports: "الأبحاث والرؤى",
  gone: "ربما حلّ محلّه تقرير أحدث. وتجد بقية التقارير في صفحة الأبحاث والرؤى.",
} satisfies ArabicOf<typeof english>;
