import type { Field } from "payload";
import { localizedLine } from "./localized-line.ts";
import { picture } from "./picture.ts";

/** What a buyer asks about a service or a tool (SVD-4): duration, sample, cost, results, and a page of them. */
export const offer: Field[] = [
  {
    type: "row",
    fields: [
      localizedLine(
        "duration",
        { en: "Duration", ar: "المدة" },
        {
          width: "50%",
          description: { en: "From the order to the report.", ar: "من الطلب إلى التقرير." },
        },
      ),
      localizedLine("sample", { en: "Sample", ar: "العيّنة" }, { width: "50%" }),
    ],
  },
  localizedLine(
    "cost",
    { en: "Cost to expect", ar: "الكلفة المتوقعة" },
    {
      description: {
        en: "A range, or what the price depends on.",
        ar: "مبلغ بين حدَّين، أو ما يتوقّف عليه السعر.",
      },
    },
  ),
  {
    name: "deliverables",
    type: "array",
    label: { en: "What the client receives at the end", ar: "ما يتسلّمه العميل في النهاية" },
    labels: { singular: { en: "Result", ar: "نتيجة" }, plural: { en: "Results", ar: "نتائج" } },
    fields: [localizedLine("text", { en: "Text", ar: "النص" }, { required: true })],
  },
  {
    type: "row",
    fields: [
      {
        name: "chart",
        type: "relationship",
        relationTo: "charts",
        label: { en: "Sample page: a chart", ar: "صفحة من التقرير: رسم بياني" },
        admin: { width: "50%" },
      },
      picture("sample_page", { en: "Sample page: a picture", ar: "صفحة من التقرير: صورة" }, { width: "50%" }),
    ],
  },
];
