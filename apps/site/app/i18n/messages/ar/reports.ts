import type { ArabicOf } from "../../arabic-of.ts";
import type { reports as english } from "../en/reports.ts";

export const reports = {
  allReports: "الأبحاث والرؤى",
  gone: "ربما حلّ محلّه تقريرٌ أحدث، وبقية التقارير على بُعد صفحة.",
} satisfies ArabicOf<typeof english>;
