import type { MethodEntry } from "@miqyas/contract";
import type { Bilingual } from "../language.ts";

/** The entries of a report's method, as whoever writes reads them. */
export const methodLabels: Record<MethodEntry, Bilingual> = {
  population: { en: "Population", ar: "مجتمع الدراسة" },
  frame: { en: "Sampling frame", ar: "إطار المعاينة" },
  n: { en: "Sample (n)", ar: "حجم العيّنة (ن)" },
  field_dates: { en: "Fieldwork", ar: "العمل الميداني" },
  mode: { en: "How it was asked", ar: "طريقة جمع البيانات" },
  response_rate: { en: "Response rate", ar: "معدل الاستجابة" },
  weighting: { en: "Weighting", ar: "الترجيح" },
  margin: { en: "Margin of error", ar: "هامش الخطأ" },
  funder: { en: "Funded by", ar: "الجهة المموّلة" },
  questionnaire: { en: "Questionnaire", ar: "الاستمارة" },
};
