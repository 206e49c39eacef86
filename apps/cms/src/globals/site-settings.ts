import type { Field, GlobalConfig } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { onlyField } from "../access/roles.ts";
import { groups } from "../admin/groups.ts";
import type { Bilingual } from "../language.ts";
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

const membershipPlace: Bilingual = {
  en: "Above the link to the directory on About Us. Left empty, the site's own words stand there.",
  ar: "فوق رابط الدليل في صفحة «من نحن». إن تُرك فارغًا بقيت عبارة الموقع نفسه.",
};

const contactPlace: Bilingual = {
  en: "For your own records. What visitors read is part of the site's texts, translated with them.",
  ar: "لسجلّك. أما ما يقرؤه الزائر فجزء من نصوص الموقع ويُترجم معها.",
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
    localizedText("address", { en: "Address", ar: "العنوان" }, { description: contactPlace }),
    {
      name: "email",
      type: "email",
      label: { en: "E-mail", ar: "البريد الإلكتروني" },
      admin: { description: contactPlace },
    },
    {
      name: "phones",
      type: "array",
      label: { en: "Phones", ar: "الهواتف" },
      labels: { singular: { en: "Phone", ar: "هاتف" }, plural: { en: "Phones", ar: "هواتف" } },
      admin: { description: contactPlace },
      fields: [line("number", { en: "Number", ar: "الرقم" }, { required: true })],
    },
    ...workingHours,
    holidays,
    webAddress(
      "directory_url",
      { en: "Industry directory", ar: "دليل القطاع" },
      {
        description: {
          en: "Where the membership blocks of the home page and of About Us lead. Without it About Us has none.",
          ar: "الوجهة التي تقود إليها فقرة العضوية في الصفحة الرئيسية وفي «من نحن»؛ ومن دونها تغيب الفقرة عن «من نحن».",
        },
      },
    ),
    localizedLine(
      "membership_heading",
      { en: "Membership: heading", ar: "العضوية: العنوان" },
      { description: membershipPlace },
    ),
    localizedText(
      "membership_text",
      { en: "Membership: text", ar: "العضوية: النص" },
      { description: membershipPlace },
    ),
    {
      name: "sample_content",
      type: "checkbox",
      defaultValue: false,
      label: { en: "The content is sample content", ar: "المحتوى الحالي تجريبي" },
      access: { update: onlyField("owner") },
      admin: {
        position: "sidebar",
        description: {
          en: "Set when sample content was loaded. Untick it once your own texts have taken its place.",
          ar: "فُعّل عند تحميل المحتوى التجريبي. ألغِ تفعيله متى حلّت نصوصك محلّه.",
        },
      },
    },
  ],
};
