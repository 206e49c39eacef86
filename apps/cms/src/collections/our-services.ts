import { groups } from "../admin/groups.ts";
import { explores } from "../fields/explores.ts";
import { relatedCell } from "../fields/field-options.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { offer } from "../fields/offer.ts";
import { picture } from "../fields/picture.ts";
import { contentCollection } from "./content-collection.ts";

export const OurServices = contentCollection({
  slug: "our-services",
  labels: { singular: { en: "Service", ar: "خدمة" }, plural: { en: "Services", ar: "الخدمات" } },
  orderable: true,
  admin: {
    group: groups.agency,
    useAsTitle: "title",
    defaultColumns: ["title", "excerpt", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "excerpt"],
  },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("excerpt", { en: "Excerpt", ar: "المقتطف" }),
    picture("image", { en: "Picture", ar: "الصورة" }),
    explores,
    ...offer,
    {
      name: "tools",
      type: "relationship",
      relationTo: "tool-we-uses",
      hasMany: true,
      label: { en: "Tools that it uses", ar: "الأدوات المستخدمة فيها" },
      admin: { components: relatedCell },
    },
  ],
});
