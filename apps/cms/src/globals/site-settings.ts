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
import { validatePageLink } from "../rich-text/own-links.ts";
import { workingHours } from "../fields/working-hours.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { refuseOlderForm } from "../versions/keep-others-changes.ts";
import { lockEntry } from "../versions/lock-entry.ts";

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
  en: "Appears above the link to the directory on About Us. If left empty, the site’s default text is shown.",
  ar: "يظهر فوق رابط الدليل في صفحة «من نحن». إن تُرك فارغًا ظهر نص الموقع الافتراضي.",
};

const namePlace: Bilingual = {
  en: "Appears in page titles, at the foot of every page, on printed pages and in search engines. The logo is a picture and stays.",
  ar: "يظهر في عناوين الصفحات، وفي أسفل كل صفحة، وعلى الصفحات المطبوعة، ولدى محركات البحث. أما الشعار فصورة، ويبقى كما هو.",
};

const footPlace: Bilingual = {
  en: "Appears at the foot of every page and in search engines. If left empty, the site’s default is shown.",
  ar: "يظهر في أسفل كل صفحة ولدى محركات البحث. إن تُرك فارغًا ظهر النص الافتراضي للموقع.",
};

const footerLinks: Field = {
  name: "footer_links",
  type: "array",
  maxRows: 6,
  label: { en: "Further links at the foot of every page", ar: "روابط أخرى في أسفل كل صفحة" },
  labels: { singular: { en: "Link", ar: "رابط" }, plural: { en: "Links", ar: "روابط" } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: rowLabel },
    description: {
      en: "Below the links to the pages of the site, which are always there. A link that has no text in a language is not shown in that language.",
      ar: "تظهر بعد روابط صفحات الموقع، وهي ثابتة. والرابط الذي لا نص له بإحدى اللغتين لا يظهر فيها.",
    },
  },
  fields: [
    localizedLine("label", { en: "Text of the link", ar: "نص الرابط" }),
    {
      name: "address",
      type: "text",
      required: true,
      maxLength: 2000,
      label: { en: "Where it leads", ar: "إلى أين يقود" },
      validate: validatePageLink,
    },
  ],
};

const contactPlace: Bilingual = {
  en: "Appears at the foot of every page, on the contact page and in search engines. If left empty, the site’s default is shown.",
  ar: "يظهر في أسفل كل صفحة، وفي صفحة «تواصل معنا»، ولدى محركات البحث. إن تُرك فارغًا ظهرت البيانات الافتراضية للموقع.",
};

const addressPlace: Bilingual = {
  en: "Appears on the contact page and in search engines. If left empty, the site’s default is shown.",
  ar: "يظهر في صفحة «تواصل معنا» ولدى محركات البحث. إن تُرك فارغًا ظهر العنوان الافتراضي في الموقع.",
};

/** Facts about the agency for several pages. */
export const SiteSettings: GlobalConfig = {
  slug: "site-settings",
  label: { en: "Site settings", ar: "إعدادات الموقع" },
  admin: { group: groups.settings },
  access: { read: editorsAccess.read, readVersions: editorsAccess.read, update: editorsAccess.update },
  versions: { max: 20 },
  hooks: { beforeOperation: [lockEntry, refuseOlderForm], afterChange: [announceChange] },
  fields: [
    localizedLine(
      "agency_name",
      { en: "Name of the agency", ar: "اسم الوكالة" },
      { required: true, description: namePlace },
    ),
    localizedLine(
      "tagline",
      { en: "The agency in one sentence", ar: "الوكالة في جملة واحدة" },
      { description: footPlace },
    ),
    localizedLine("city", { en: "City", ar: "المدينة" }, { description: footPlace }),
    footerLinks,
    localizedText("address", { en: "Address", ar: "عنوان المكتب" }, { description: addressPlace }),
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
          en: "The address that the membership blocks on the home page and About Us link to. If it is empty, About Us shows no membership block.",
          ar: "العنوان الذي تحيل إليه فقرة العضوية في الصفحة الرئيسية وفي «من نحن». إن تُرك فارغًا لم تظهر الفقرة في «من نحن».",
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
          en: "Set when sample content is loaded. Untick it once you have replaced the sample with your own content.",
          ar: "يُفعَّل عند تحميل المحتوى التجريبي. ألغِ تفعيله متى وضعت محتواك مكانه.",
        },
      },
    },
  ],
};
