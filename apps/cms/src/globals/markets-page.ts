import { countries, governorates, type Place } from "@miqyas/contract";
import type { Field } from "payload";
import { groups } from "../admin/groups.ts";
import { rowLabel } from "../admin/row-label-path.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { marketOptions } from "../fields/markets.ts";
import { refuseRepeated } from "../fields/refuse-repeated.ts";
import { richText } from "../fields/rich-text.ts";
import { contentGlobal } from "./content-global.ts";

const optionsOf = (places: readonly Place[]) =>
  places.map(({ code, en, ar }) => ({ value: code, label: { en, ar } }));

const mapPlaces = optionsOf([...countries, ...governorates]);

/** The numbers of the map (MKT-1). */
const coverage: Field = {
  name: "coverage",
  type: "group",
  label: { en: "Map", ar: "الخريطة" },
  admin: {
    description: {
      en: "Shown above the markets as soon as it has a finding and a place.",
      ar: "تظهر فوق الأسواق متى كُتبت النتيجة وأُضيف مكان واحد على الأقل.",
    },
  },
  fields: [
    localizedLine("title", { en: "Finding", ar: "النتيجة" }),
    localizedLine("measure", { en: "What is counted", ar: "ما يُعدّ" }),
    localizedLine("source", { en: "Source", ar: "المصدر" }),
    {
      name: "places",
      type: "array",
      admin: { initCollapsed: true, components: { RowLabel: "/admin/markets/place-label.tsx#PlaceLabel" } },
      label: { en: "Places", ar: "الأماكن" },
      labels: { singular: { en: "Place", ar: "مكان" }, plural: { en: "Places", ar: "أماكن" } },
      maxRows: countries.length + governorates.length,
      validate: refuseRepeated({ place: mapPlaces }),
      fields: [
        {
          type: "row",
          fields: [
            {
              name: "place",
              type: "select",
              required: true,
              label: { en: "Place", ar: "المكان" },
              options: mapPlaces,
              admin: { width: "50%" },
            },
            {
              name: "interviews",
              type: "number",
              min: 0,
              label: { en: "Number", ar: "العدد" },
              admin: {
                width: "50%",
                description: {
                  en: "Leave empty where nobody could be reached.",
                  ar: "اتركه فارغًا حيث تعذّر الوصول.",
                },
              },
            },
          ],
        },
      ],
    },
  ],
};

/** What work in a market is like, in a few words each (MKT-2). */
const facts: Field[] = [
  {
    type: "row",
    fields: [
      localizedLine("last_census", { en: "Last census", ar: "آخر تعداد" }, { width: "50%" }),
      localizedLine(
        "interview_languages",
        { en: "Interview languages", ar: "لغات المقابلة" },
        { width: "50%" },
      ),
    ],
  },
  {
    type: "row",
    fields: [
      localizedLine(
        "duration",
        { en: "Time for 1,200 interviews", ar: "مدة ١٬٢٠٠ مقابلة" },
        { width: "50%" },
      ),
      localizedLine("last_fieldwork", { en: "Last fieldwork", ar: "آخر عمل ميداني" }, { width: "50%" }),
    ],
  },
];

/** The hub page of markets (RT-5). Research is listed under a market by its tag. */
export const MarketsPage = contentGlobal({
  slug: "markets-page",
  label: { en: "Markets page", ar: "صفحة الأسواق" },
  admin: { group: groups.content },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }),
    richText("introduction", { en: "Introduction", ar: "المقدمة" }),
    {
      name: "markets",
      type: "array",
      admin: { components: { RowLabel: rowLabel } },
      label: { en: "Markets", ar: "الأسواق" },
      labels: { singular: { en: "Market", ar: "سوق" }, plural: { en: "Markets", ar: "الأسواق" } },
      maxRows: marketOptions.length,
      validate: refuseRepeated({ key: marketOptions, places: optionsOf(countries) }),
      fields: [
        {
          name: "key",
          type: "select",
          required: true,
          label: { en: "Tag", ar: "الوسم" },
          options: marketOptions,
        },
        localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true }),
        localizedText("description", { en: "Description", ar: "الوصف" }),
        {
          name: "places",
          type: "select",
          hasMany: true,
          label: { en: "Countries", ar: "البلدان" },
          options: optionsOf(countries),
          admin: {
            description: {
              en: "Their tiles of the map lead to this market.",
              ar: "مربّعاتها في الخريطة تقود إلى هذا السوق.",
            },
          },
        },
        ...facts,
        {
          name: "articles",
          type: "relationship",
          relationTo: "blogs",
          hasMany: true,
          label: { en: "Articles", ar: "المقالات" },
        },
      ],
    },
    coverage,
  ],
});
