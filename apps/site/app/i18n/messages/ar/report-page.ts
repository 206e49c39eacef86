import type { ArabicOf } from "../../arabic-of.ts";
import type { reportPage as english } from "../en/report-page.ts";

export const reportPage = {
  parts: "أقسام هذه الصفحة",
  numbers: {
    one: "في رقم واحد",
    two: "في رقمين",
    three: "في ثلاثة أرقام",
    four: "في أربعة أرقام",
  },
  method: {
    heading: "كيف عرفنا",
    population: "مجتمع الدراسة",
    frame: "إطار المعاينة",
    n: "حجم العيّنة (ن)",
    field_dates: "العمل الميداني",
    mode: "طريقة جمع البيانات",
    response_rate: "معدل الاستجابة",
    weighting: "الترجيح",
    margin: "هامش الخطأ",
    funder: "الجهة المموّلة",
    questionnaire: "الاستمارة",
  },
  downloads: { heading: "ملفات للتنزيل" },
  units: { megabytes: "ميغابايت", kilobytes: "كيلوبايت" },
  updates: { heading: "ما تغيّر بعد النشر", latest: "آخر تعديل" },
  cite: {
    heading: "اقتبس هذا التقرير",
    apa: "بأسلوب APA:",
    file: "لبرامج إدارة المراجع:",
    show: "اعرضهما نصًّا",
  },
  next: { heading: "التقرير التالي" },
} satisfies ArabicOf<typeof english>;
