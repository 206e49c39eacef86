import { locales, usageKinds } from "@miqyas/contract";
import type { UsageKind } from "@miqyas/contract";
import type { CollectionConfig } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { nobody } from "../access/roles.ts";
import { languageNames, type Bilingual } from "../language.ts";

const kindNames: Record<UsageKind, Bilingual> = {
  read: { en: "Page read", ar: "صفحة قُرئت" },
  source: { en: "Site that led here", ar: "موقع جاءت منه زيارة" },
  search: { en: "Search without result", ar: "بحث بلا نتيجة" },
  download: { en: "Download", ar: "تنزيل" },
  begun: { en: "Form begun", ar: "نموذج بدأ ملؤه" },
  sent: { en: "Form sent", ar: "نموذج أُرسل" },
};

/** How the site is used, per day (RT-30). Only the site's servers report it (`server/usage-reports.ts`). */
export const UsageCounts: CollectionConfig = {
  slug: "usage-counts",
  labels: {
    singular: { en: "Count of use", ar: "عدد استخدام" },
    plural: { en: "Counts of use", ar: "أعداد الاستخدام" },
  },
  disableDuplicate: true,
  timestamps: false,
  admin: { hidden: true },
  access: { read: editorsAccess.read, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ["day", "kind", "locale", "subject", "source"], unique: true }],
  fields: [
    // A text, not a date: a day has no time zone.
    { name: "day", type: "text", required: true, index: true, label: { en: "Day", ar: "اليوم" } },
    {
      name: "kind",
      type: "select",
      required: true,
      options: usageKinds.map((value) => ({ value, label: kindNames[value] })),
      label: { en: "Kind", ar: "النوع" },
    },
    {
      name: "locale",
      type: "select",
      required: true,
      options: locales.map((value) => ({ value, label: languageNames[value] })),
      label: { en: "Language", ar: "اللغة" },
    },
    { name: "subject", type: "text", required: true, index: true, label: { en: "Subject", ar: "الموضوع" } },
    { name: "source", type: "text", required: true, label: { en: "Server", ar: "الخادم" } },
    { name: "count", type: "number", required: true, label: { en: "Number", ar: "العدد" } },
  ],
};
