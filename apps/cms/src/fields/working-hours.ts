import type { Field, TextField, TextFieldSingleValidation } from "payload";
import { inLanguageOf, type Bilingual } from "../language.ts";

const matching =
  (pattern: RegExp, refusal: Bilingual): TextFieldSingleValidation =>
  (value, { req }) =>
    !value || pattern.test(value) || inLanguageOf(req, refusal);

const clock = matching(/^([01]\d|2[0-3]):[0-5]\d$/, {
  en: "Enter a time such as 09:00",
  ar: "أدخل الوقت على هذا النحو: 09:00",
});

const offset = matching(/^[+-](0\d|1[0-4]):[0-5]\d$/, {
  en: "Enter an offset such as +03:00",
  ar: "أدخل الفارق على هذا النحو: \u2066+03:00\u2069",
});

const time = (name: string, label: Bilingual, validate: TextFieldSingleValidation): TextField => ({
  name,
  label,
  type: "text",
  validate,
  admin: { width: "33%" },
});

const day = (value: string, en: string, ar: string) => ({ value, label: { en, ar } });

/** Opening hours of the agency, for the contact page and the deadlines of replies. */
export const workingHours: Field[] = [
  {
    name: "working_days",
    type: "select",
    hasMany: true,
    label: { en: "Working days", ar: "أيام العمل" },
    options: [
      day("sunday", "Sunday", "الأحد"),
      day("monday", "Monday", "الاثنين"),
      day("tuesday", "Tuesday", "الثلاثاء"),
      day("wednesday", "Wednesday", "الأربعاء"),
      day("thursday", "Thursday", "الخميس"),
      day("friday", "Friday", "الجمعة"),
      day("saturday", "Saturday", "السبت"),
    ],
  },
  {
    type: "row",
    fields: [
      time("opens_at", { en: "Opens at", ar: "بداية الدوام" }, clock),
      time("closes_at", { en: "Closes at", ar: "نهاية الدوام" }, clock),
      time("utc_offset", { en: "Hours ahead of UTC", ar: "الفارق عن التوقيت العالمي" }, offset),
    ],
  },
];
