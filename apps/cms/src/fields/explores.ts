import type { ArrayField } from "payload";
import { rowLabel } from "../admin/row-label-path.ts";
import { localizedLine } from "./localized-line.ts";
import { localizedText } from "./localized-text.ts";
import { picture } from "./picture.ts";

/**
 * The sections of the page of a service or tool (SVD-2). A section with one picture is a row of two columns,
 * with two pictures a row of three.
 */
export const explores: ArrayField = {
  name: "explores",
  type: "array",
  label: { en: "Parts of the page", ar: "أجزاء الصفحة" },
  labels: { singular: { en: "Part", ar: "جزء" }, plural: { en: "Parts", ar: "أجزاء" } },
  admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("description", { en: "Description", ar: "الوصف" }),
    {
      name: "answers",
      type: "array",
      label: { en: "Short points", ar: "نقاط قصيرة" },
      labels: { singular: { en: "Point", ar: "نقطة" }, plural: { en: "Points", ar: "نقاط" } },
      admin: {
        description: { en: "Shown as a list under the description.", ar: "تظهر قائمةً تحت الوصف." },
      },
      fields: [localizedLine("text", { en: "Text", ar: "النص" }, { required: true })],
    },
    {
      type: "row",
      fields: [
        picture("image", { en: "Picture", ar: "الصورة" }, { width: "50%" }),
        picture("second_image", { en: "Second picture", ar: "الصورة الثانية" }, { width: "50%" }),
      ],
    },
  ],
};
