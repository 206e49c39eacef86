import type { Field } from "payload";
import { groups } from "../admin/groups.ts";
import { rowLabel } from "../admin/row-label-path.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { video } from "../fields/video.ts";
import { validateOptionalPageLink } from "../rich-text/own-links.ts";
import { contentGlobal } from "./content-global.ts";

/** One number with its chart below “Who We Are” (HOME-29). */
const reading: Field = {
  name: "reading",
  type: "group",
  label: { en: "Newest finding", ar: "أحدث نتيجة" },
  admin: {
    description: {
      en: "A big number with its chart, below “Who We Are”. Without a chart here, the newest bar chart among the trends is shown.",
      ar: "رقم كبير مع رسمه البياني، يظهر بعد «من نحن». إن لم تختر رسمًا بيانيًا هنا ظهر أحدث رسم بياني بالأشرطة من اتجاهات الأسواق.",
    },
  },
  fields: [
    {
      name: "chart",
      type: "relationship",
      relationTo: "charts",
      label: { en: "Chart", ar: "الرسم البياني" },
      filterOptions: { kind: { equals: "bar" }, highlight: { exists: true } },
      admin: {
        description: {
          en: "A chart of bars with a highlighted row. The value of that row is the big number.",
          ar: "رسم بياني بالأشرطة فيه صفّ مُبرَز. قيمة هذا الصفّ هي الرقم الكبير.",
        },
      },
    },
    localizedLine(
      "lead",
      { en: "Words after the number", ar: "الكلام بعد الرقم" },
      {
        description: {
          en: "They continue the number: “of addresses in Aleppo …”. If left empty, the finding of the chart is shown.",
          ar: "تتمّة الرقم، مثل: «من عناوين حلب …». إن تُرك فارغًا ظهرت نتيجة الرسم البياني.",
        },
      },
    ),
    localizedText("text", { en: "What it means (one sentence)", ar: "معناه في جملة" }),
    {
      type: "row",
      fields: [
        {
          name: "address",
          type: "text",
          maxLength: 2000,
          label: { en: "Where it comes from", ar: "مصدره" },
          validate: validateOptionalPageLink,
          admin: {
            width: "50%",
            description: {
              en: "The page of the article, trend or report, such as /trends/1.",
              ar: "صفحة المقال أو الاتجاه أو التقرير، مثل \u2066/trends/1\u2069.",
            },
          },
        },
        localizedLine("link_text", { en: "Text of the link", ar: "نص الرابط" }, { width: "50%" }),
      ],
    },
  ],
};

/** Numbers of the agency, below the reading (HOME-30). */
const counters: Field = {
  name: "counters",
  type: "array",
  maxRows: 4,
  label: { en: "The agency in numbers", ar: "الوكالة بالأرقام" },
  labels: { singular: { en: "Number", ar: "رقم" }, plural: { en: "Numbers", ar: "أرقام" } },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "value",
          type: "number",
          required: true,
          min: 0,
          label: { en: "Number", ar: "الرقم" },
          admin: { width: "33%" },
        },
        localizedLine("label", { en: "What it counts", ar: "ما يعدّه" }, { required: true, width: "67%" }),
      ],
    },
  ],
};

export const HomePage = contentGlobal({
  slug: "home-page",
  label: { en: "Home page", ar: "الصفحة الرئيسية" },
  admin: { group: groups.content },
  fields: [
    localizedLine("video_title", { en: "Title over the video", ar: "العنوان فوق الفيديو" }),
    localizedText("video_description", { en: "Text over the video", ar: "النص فوق الفيديو" }),
    video,
    localizedLine("video_alt_text", { en: "What the video shows", ar: "ما يُظهره الفيديو" }),
    picture(
      "hero_image",
      { en: "Picture in place of the video", ar: "الصورة البديلة من الفيديو" },
      {
        description: {
          en: "Shown before the video starts and whenever it cannot play.",
          ar: "تظهر قبل أن يبدأ الفيديو وكلما تعذّر تشغيله.",
        },
      },
    ),
    reading,
    counters,
  ],
});
