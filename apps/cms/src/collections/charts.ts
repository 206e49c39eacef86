import { chartKinds, chartUnits, type ChartKind, type ChartUnit } from "@miqyas/contract";
import type { Condition, DateField, Field, NumberField } from "payload";
import { groups } from "../admin/groups.ts";
import { usesField } from "../charts/chart-of.ts";
import { refuseBrokenChart } from "../charts/refuse-broken-chart.ts";
import { adminOf, type FieldOptions } from "../fields/field-options.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import type { Bilingual } from "../language.ts";
import { refuseDeleteWhenUsed, refuseTrashWhenUsed } from "../media/uses/refuse-when-used.ts";
import { usedIn } from "../media/uses/used-in-field.ts";
import { propertyOf } from "../property-of.ts";
import { contentCollection } from "./content-collection.ts";

/** What each kind of chart is for, as whoever chooses it reads it. */
const kindLabels: Record<ChartKind, Bilingual> = {
  bar: { en: "Bars: one number across places or brands", ar: "أشرطة: رقم واحد في أماكن أو علامات تجارية" },
  group: { en: "Pairs of bars: two numbers in each row", ar: "أشرطة مزدوجة: رقمان في كل صفّ" },
  stack: { en: "Stacked bars: the parts of a whole", ar: "أشرطة مكدّسة: أجزاء من كلّ" },
  likert: {
    en: "Agreement: from disagree to agree, with a neutral middle",
    ar: "الموافقة: من «أعارض» إلى «أوافق» وبينهما محايد",
  },
  dumb: { en: "Two dates, many rows", ar: "فترتان وصفوف كثيرة" },
  slope: { en: "Slopes: two dates, few rows", ar: "خطوط مائلة: فترتان وصفوف قليلة" },
  line: { en: "Lines: change over time", ar: "خطوط: مسار عبر الزمن" },
  multi: {
    en: "Small charts: one line in each, on one scale",
    ar: "رسوم بيانية صغيرة: مسار في كل منها، على مقياس واحد",
  },
  strip: { en: "Big numbers, each on its ruler", ar: "أرقام كبيرة، كل منها على مسطرته" },
};

const unitLabels: Record<ChartUnit, Bilingual> = {
  percent: { en: "Per cent", ar: "في المئة" },
  points: { en: "Points", ar: "نقاط" },
  index: { en: "Index", ar: "رقم قياسي" },
  count: { en: "Count", ar: "عدد" },
};

/** Shows a field only for the kinds of chart that use it. */
const whenUsed =
  (field: string): Condition =>
  (data) =>
    usesField(propertyOf(data, "kind"), field);

const forItsKinds = <One extends Field & { name: string }>(field: One): One => ({
  ...field,
  admin: { ...field.admin, condition: whenUsed(field.name) },
});

const number = (
  name: string,
  label: Bilingual,
  { min, ...options }: FieldOptions & { min?: number } = {},
): NumberField => ({
  ...{ name, label, type: "number", admin: adminOf(options) },
  ...(min !== undefined && { min }),
});

const day = (name: string, label: Bilingual): DateField => ({
  name,
  label,
  type: "date",
  admin: { width: "33%", date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" } },
});

const table = localizedText(
  "table",
  { en: "Table", ar: "الجدول" },
  {
    required: true,
    description: {
      en: "Copy the cells in a spreadsheet and paste them here. The first row names the series and the first column the rows. An empty cell means no data. Columns named n, low or high hold the answers and the range of a row.",
      ar: "انسخ الخلايا من جدول بيانات والصقها هنا. في الصفّ الأول أسماء السلاسل وفي العمود الأول تسميات الصفوف. الخلية الفارغة تعني: لا بيانات. وفي أعمدة باسم «ن» و«من» و«إلى» عدد الإجابات ومدى الصفّ.",
    },
  },
);

/** Charts of the texts. Their numbers stand once, and any number of texts in both languages holds them. */
export const Charts = contentCollection(
  {
    slug: "charts",
    labels: { singular: { en: "Chart", ar: "رسم بياني" }, plural: { en: "Charts", ar: "الرسوم البيانية" } },
    defaultSort: "-updatedAt",
    admin: {
      group: groups.research,
      useAsTitle: "title",
      defaultColumns: ["title", "kind", "updatedAt", "en_state", "ar_state", "_status"],
      listSearchableFields: ["title", "measure", "source"],
      components: { beforeListTable: ["/admin/search-hint.tsx#SearchHint"] },
    },
    fields: [
      localizedLine(
        "title",
        { en: "Finding", ar: "النتيجة" },
        {
          required: true,
          description: {
            en: "A sentence with a verb. It appears above the chart.",
            ar: "جملة تامّة تظهر فوق الرسم البياني.",
          },
        },
      ),
      {
        type: "row",
        fields: [
          {
            name: "kind",
            type: "select",
            required: true,
            defaultValue: "bar",
            label: { en: "Kind", ar: "النوع" },
            options: chartKinds.map((value) => ({ value, label: kindLabels[value] })),
            admin: { width: "67%" },
          },
          {
            name: "unit",
            type: "select",
            required: true,
            defaultValue: "percent",
            label: { en: "Unit", ar: "الوحدة" },
            options: chartUnits.map((value) => ({ value, label: unitLabels[value] })),
            admin: { width: "33%" },
          },
        ],
      },
      {
        ...table,
        maxLength: 20_000,
        admin: {
          ...table.admin,
          rows: 8,
          components: {
            afterInput: [
              ...(table.admin?.components?.afterInput ?? []),
              "/admin/charts/table-as-read.tsx#TableAsRead",
            ],
          },
        },
      },
      localizedLine(
        "measure",
        { en: "What was measured", ar: "ما قيس" },
        { description: { en: "With its unit.", ar: "مع وحدته." } },
      ),
      localizedLine("base", { en: "Who was asked", ar: "من سُئل" }),
      {
        type: "row",
        fields: [
          number("n", { en: "Answers (n)", ar: "عدد الإجابات (ن)" }, { width: "33%", min: 0 }),
          day("from", { en: "Fieldwork from", ar: "بدء العمل الميداني" }),
          day("to", { en: "Fieldwork to", ar: "انتهاؤه" }),
        ],
      },
      localizedLine("question", { en: "Wording of the question", ar: "نص السؤال" }),
      localizedLine("source", { en: "Source", ar: "المصدر" }),
      localizedText("note", { en: "Note", ar: "ملاحظة" }),
      {
        type: "row",
        fields: [
          number(
            "highlight",
            { en: "Highlighted", ar: "المُبرَز" },
            {
              width: "50%",
              min: 1,
              description: {
                en: "The number of the row that the finding speaks of. For parts of a whole and for lines over time, enter the number of the series.",
                ar: "رقم الصفّ الذي تتحدّث عنه النتيجة. وفي أجزاء الكلّ ومسارات الزمن رقم السلسلة.",
              },
            },
          ),
          forItsKinds(
            number(
              "margin",
              { en: "Margin of error", ar: "هامش الخطأ" },
              {
                width: "50%",
                min: 0,
                description: {
                  en: "On both sides, in the unit of the numbers.",
                  ar: "على الجانبين، بوحدة الأرقام.",
                },
              },
            ),
          ),
          forItsKinds(
            number("min", { en: "Lower end of the scale", ar: "الطرف الأدنى للمقياس" }, { width: "50%" }),
          ),
          forItsKinds(
            number("max", { en: "Upper end of the scale", ar: "الطرف الأعلى للمقياس" }, { width: "50%" }),
          ),
        ],
      },
      forItsKinds(localizedLine("gap", { en: "Why dates are missing", ar: "سبب غياب بعض الفترات" })),
      {
        type: "row",
        fields: [
          forItsKinds(
            number(
              "mark_row",
              { en: "Row that gets a word", ar: "الصفّ الذي تظهر عنده الكلمة" },
              {
                width: "33%",
                min: 1,
                description: { en: "Its number in the table.", ar: "رقمه في الجدول." },
              },
            ),
          ),
          forItsKinds(localizedLine("mark_text", { en: "The word", ar: "الكلمة" }, { width: "67%" })),
        ],
      },
      usedIn("charts"),
    ],
  },
  { beforeChange: [refuseTrashWhenUsed, refuseBrokenChart], beforeDelete: [refuseDeleteWhenUsed] },
);
