import { groups } from "../admin/groups.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { contentCollection } from "./content-collection.ts";

export const Testimonials = contentCollection({
  slug: "testimonials",
  labels: { singular: { en: "Testimonial", ar: "شهادة" }, plural: { en: "Testimonials", ar: "الشهادات" } },
  orderable: true,
  admin: {
    group: groups.agency,
    useAsTitle: "name",
    defaultColumns: ["name", "position", "company_name", "en_state", "ar_state", "_status"],
    listSearchableFields: ["name", "company_name"],
  },
  fields: [
    {
      type: "row",
      fields: [
        localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true, width: "50%" }),
        localizedLine("position", { en: "Position", ar: "المنصب" }, { width: "50%" }),
      ],
    },
    localizedText("content", { en: "What they said", ar: "نص الشهادة" }, { required: true }),
    picture("avatar", { en: "Portrait", ar: "الصورة الشخصية" }),
    localizedLine("company_name", { en: "Company", ar: "الشركة" }),
    picture("company_logo", { en: "Company’s logo", ar: "شعار الشركة" }),
  ],
});
