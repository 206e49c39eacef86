import { groups } from "../admin/groups.ts";
import { rowLabel } from "../admin/row-label-path.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { contentGlobal } from "./content-global.ts";

/** The four cards of the about page, in their fixed order (ABT-6). */
export const CoreValues = contentGlobal({
  slug: "core-values",
  label: { en: "Core values", ar: "قيمنا الأساسية" },
  admin: { group: groups.agency },
  fields: [
    {
      name: "values",
      type: "array",
      admin: { components: { RowLabel: rowLabel } },
      label: { en: "Values", ar: "القيم" },
      labels: { singular: { en: "Value", ar: "قيمة" }, plural: { en: "Values", ar: "القيم" } },
      minRows: 4,
      maxRows: 4,
      fields: [
        {
          name: "key",
          type: "select",
          required: true,
          label: { en: "Which value", ar: "أي القيم" },
          options: [
            { value: "be_first", label: { en: "Be first", ar: "السبق" } },
            { value: "creativity", label: { en: "Creativity", ar: "الإبداع" } },
            { value: "powerful_information", label: { en: "Powerful information", ar: "المعلومة المؤثّرة" } },
            { value: "client_centric", label: { en: "Client centric", ar: "العميل أولًا" } },
          ],
        },
        localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
        localizedText("description", { en: "Description", ar: "الوصف" }),
        picture("image", { en: "Picture", ar: "الصورة" }),
      ],
    },
  ],
});
