import type { ArabicOf } from "../../arabic-of.ts";
import type { charts as english } from "../en/charts.ts";

export const charts = {
  inTable: "الأرقام في الجدول أدناه.",
  n: "ن = {{n}}",
  days: "من {{from}} إلى {{to}}",
  question: "السؤال: {{question}}",
  source: "المصدر: {{source}}.",
  whiskers: "الخطوط عند أطراف الأشرطة: هامش خطأ ± {{margin}}.",
  ranges: "الخطوط عند أطراف الأشرطة: مدى كل صفّ.",
  band: "النطاق حول الخط: هامش خطأ ± {{margin}}.",
  startsAt: "يبدأ المقياس من {{min}}.",
  gap: "لا بيانات: {{reason}}.",
  brackets: "بين قوسين: أقل من ٥٠ إجابة.",
  withheld: "لا تظهر الفترات التي تقلّ إجاباتها عن ٣٠.",
  someRows: "يعرض الرسم البياني {{shown}} من {{rows}} صفًّا، والجدول يضمّها كلها.",
  missing: "لا بيانات",
  smallBase: "إجابات غير كافية",
  incomplete: "بيانات ناقصة",
  showNumbers: "اعرض الأرقام",
  columns: { low: "من", high: "إلى", base: "ن" },
  cite: "اقتبس",
  copied: "نُسخ الاقتباس",
  citation: "{{agency}}. {{year}}{{title}} [رسم بياني]. {{address}}",
  embed: "ضمّنه في موقعك",
  advice: "انسخ هذا الرمز إلى صفحتك. يبقى المصدر ظاهرًا تحت الرسم البياني مع رابط إلى موقعنا.",
} satisfies ArabicOf<typeof english>;
