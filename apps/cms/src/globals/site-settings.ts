import type { Field, GlobalConfig } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { onlyField } from "../access/roles.ts";
import { groups } from "../admin/groups.ts";
import { rowLabel } from "../admin/row-label-path.ts";
import { line } from "../fields/line.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { webAddress } from "../fields/web-address.ts";
import { workingHours } from "../fields/working-hours.ts";
import { announceChange } from "../publishing/announce-change.ts";

const holidays: Field = {
  name: "holidays",
  type: "array",
  label: { en: "Public holidays", ar: "العطل الرسمية" },
  labels: { singular: { en: "Holiday", ar: "عطلة" }, plural: { en: "Holidays", ar: "عطل" } },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
  fields: [
    {
      name: "date",
      type: "date",
      required: true,
      label: { en: "Day", ar: "اليوم" },
      admin: { date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" } },
    },
    localizedLine("name", { en: "Name", ar: "الاسم" }),
  ],
};

/** Facts about the agency that several pages show. */
export const SiteSettings: GlobalConfig = {
  slug: "site-settings",
  label: { en: "Site settings", ar: "إعدادات الموقع" },
  admin: { group: groups.settings },
  access: { read: editorsAccess.read, readVersions: editorsAccess.read, update: editorsAccess.update },
  versions: { max: 20 },
  hooks: { afterChange: [announceChange] },
  fields: [
    localizedLine("agency_name", { en: "Agency's name", ar: "اسم الوكالة" }, { required: true }),
    localizedLine("tagline", { en: "Tagline", ar: "العبارة التعريفية" }),
    localizedText("address", { en: "Address", ar: "العنوان" }),
    { name: "email", type: "email", label: { en: "E-mail", ar: "البريد الإلكتروني" } },
    {
      name: "phones",
      type: "array",
      label: { en: "Phones", ar: "الهواتف" },
      labels: { singular: { en: "Phone", ar: "هاتف" }, plural: { en: "Phones", ar: "هواتف" } },
      fields: [line("number", { en: "Number", ar: "الرقم" }, { required: true })],
    },
    ...workingHours,
    holidays,
    webAddress(
      "directory_url",
      { en: "Industry directory", ar: "دليل القطاع" },
      {
        description: {
          en: "Where the membership block of the home page leads.",
          ar: "الوجهة التي تقود إليها فقرة العضوية في الصفحة الرئيسية.",
        },
      },
    ),
    {
      name: "sample_content",
      type: "checkbox",
      defaultValue: false,
      label: { en: "The content is sample content", ar: "المحتوى الحالي نموذجي" },
      access: { update: onlyField("owner") },
      admin: {
        position: "sidebar",
        description: {
          en: "Set when sample content was loaded. Untick it once your own texts have taken its place.",
          ar: "فُعّل عند تحميل المحتوى النموذجي. ألغِ تفعيله متى حلّت نصوصكم محلّه.",
        },
      },
    },
  ],
};
