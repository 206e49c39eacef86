import { downloadTypes, methodEntries, numbersLimit } from "@miqyas/contract";
import type { ArrayField, GroupField } from "payload";
import { rowLabel } from "../admin/row-label-path.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { chosenName } from "../fields/picture.ts";
import { languageNames } from "../language.ts";
import { uploadKinds } from "../media/upload-kinds.ts";
import { methodLabels } from "./method-labels.ts";

/** The findings of a report in numbers, written as they are read (RPD-4). */
export const reportNumbers: ArrayField = {
  // Payload keeps fields of several plain numbers in tables whose names end with "numbers".
  name: "key_numbers",
  type: "array",
  maxRows: numbersLimit,
  label: { en: "In four numbers", ar: "في أربعة أرقام" },
  labels: { singular: { en: "Number", ar: "رقم" }, plural: { en: "Numbers", ar: "أرقام" } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel },
    description: {
      en: "At the head of the report, in large figures. Each number also appears in the text.",
      ar: "تظهر في رأس التقرير بخط كبير. كل رقم منها مذكور في النص أيضًا.",
    },
  },
  fields: [
    {
      type: "row",
      fields: [
        localizedLine("value", { en: "Number", ar: "الرقم" }, { required: true, width: "25%" }),
        localizedLine("label", { en: "What it says", ar: "ما الذي يقوله" }, { required: true, width: "75%" }),
      ],
    },
  ],
};

/** How the numbers of a report were found (RPD-5). Nothing in it is required; what is missing is listed above the fields. */
export const reportMethod: GroupField = {
  name: "method",
  type: "group",
  label: { en: "Method", ar: "المنهج" },
  fields: [
    {
      name: "gaps",
      type: "ui",
      label: { en: "What is still missing", ar: "ما لم يُذكر بعد" },
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: "/admin/reports/method-gaps.tsx#MethodGaps" },
      },
    },
    ...methodEntries.map((name) => localizedLine(name, methodLabels[name])),
  ],
};

/** What was changed after publication (RPD-7). */
export const reportChanges: ArrayField = {
  name: "updated",
  type: "array",
  label: { en: "Changes since publication", ar: "ما تغيّر بعد النشر" },
  labels: { singular: { en: "Change", ar: "تعديل" }, plural: { en: "Changes", ar: "تعديلات" } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel },
    description: {
      en: "Readers see the newest first, whatever the order here.",
      ar: "يرى القارئ الأحدث أولًا أيًّا كان الترتيب هنا.",
    },
  },
  fields: [
    {
      name: "date",
      type: "date",
      required: true,
      label: { en: "Day", ar: "اليوم" },
      defaultValue: () => new Date().toISOString(),
      admin: { date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" } },
    },
    localizedText("change", { en: "What was changed", ar: "ما الذي عُدّل" }, { required: true }),
  ],
};

/** The kinds of files that a report can offer. */
export const downloadKinds = uploadKinds.flatMap(({ mime, extensions }) =>
  downloadTypes.filter((type) => extensions.includes(type)).map((type) => ({ mime, type })),
);

/** Files of a report: the whole text, its tables (RPD-6). Their sizes are those of the files. */
export const reportDownloads: ArrayField = {
  name: "downloads",
  type: "array",
  label: { en: "Downloads", ar: "ملفات للتنزيل" },
  labels: { singular: { en: "File", ar: "ملف" }, plural: { en: "Files", ar: "ملفات" } },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
  fields: [
    {
      name: "file",
      type: "upload",
      relationTo: "media",
      required: true,
      label: { en: "File (PDF or XLSX or CSV)", ar: "الملف (PDF أو XLSX أو CSV)" },
      filterOptions: { mimeType: { in: downloadKinds.map(({ mime }) => mime) } },
      admin: { components: { afterInput: [chosenName] } },
    },
    {
      type: "row",
      fields: [
        {
          name: "language",
          type: "select",
          required: true,
          defaultValue: "both",
          label: { en: "On the page in", ar: "يظهر في الصفحة" },
          options: [
            { value: "both", label: { en: "Both languages", ar: "باللغتين" } },
            { value: "en", label: languageNames.en },
            { value: "ar", label: languageNames.ar },
          ],
          admin: { width: "50%" },
        },
        {
          name: "date",
          type: "date",
          label: { en: "Date of the file", ar: "تاريخ الملف" },
          defaultValue: () => new Date().toISOString(),
          admin: { width: "50%", date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" } },
        },
      ],
    },
    localizedLine(
      "title",
      { en: "What the file holds", ar: "محتوى الملف" },
      {
        description: {
          en: "Such as “All tables”. If left empty, the title of the report.",
          ar: "مثل «الجداول كلها». إن تُرك فارغًا ظهر عنوان التقرير.",
        },
      },
    ),
  ],
};
