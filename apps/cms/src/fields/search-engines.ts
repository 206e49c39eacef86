import { entryPaths } from "@miqyas/contract";
import type { EntryCollection } from "@miqyas/contract";
import type { CollapsibleField } from "payload";
import { env } from "../env.ts";
import { localizedLine } from "./localized-line.ts";
import { localizedText } from "./localized-text.ts";
import { picture } from "./picture.ts";

/** What search engines and shared links show of an entry, with a preview of both (RT-26). */
export const searchEngines = (collection: EntryCollection): CollapsibleField => ({
  type: "collapsible",
  label: { en: "Search engines and sharing", ar: "محركات البحث والمشاركة" },
  admin: { initCollapsed: true },
  fields: [
    localizedLine(
      "seo_title",
      { en: "Title for search engines", ar: "العنوان لمحركات البحث" },
      {
        description: {
          en: "If left empty, the title of the page. Results show about 60 characters.",
          ar: "إن تُرك فارغًا ظهر عنوان الصفحة. تعرض النتائج نحو ٦٠ حرفًا.",
        },
      },
    ),
    localizedText(
      "seo_description",
      { en: "Description for search engines", ar: "الوصف لمحركات البحث" },
      {
        description: {
          en: "If left empty, the excerpt. Results show about 160 characters.",
          ar: "إن تُرك فارغًا ظهر المقتطف. تعرض النتائج نحو ١٦٠ حرفًا.",
        },
      },
    ),
    picture(
      "seo_image",
      { en: "Picture for sharing", ar: "صورة المشاركة" },
      {
        description: {
          en: "If left empty, the picture of the page. Best about twice as wide as high.",
          ar: "إن تُركت فارغة ظهرت صورة الصفحة. الأفضل أن يكون عرضها ضعف ارتفاعها تقريبًا.",
        },
      },
    ),
    {
      name: "seo_noindex",
      type: "checkbox",
      defaultValue: false,
      label: { en: "Keep out of search engines", ar: "إبعادها عن محركات البحث" },
      admin: {
        description: {
          en: "The page stays on the site. It leaves search engines, the sitemap and the feed.",
          ar: "تبقى الصفحة في الموقع، وتخرج من محركات البحث وخريطة الموقع وخلاصة المقالات (RSS).",
        },
      },
    },
    {
      name: "search_preview",
      type: "ui",
      label: { en: "How it will appear", ar: "كيف ستظهر" },
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: {
          Field: {
            path: "/admin/search-preview/search-preview.tsx#SearchPreview",
            clientProps: { origin: env.SITE_ORIGIN, path: entryPaths[collection] },
          },
        },
      },
    },
  ],
});
