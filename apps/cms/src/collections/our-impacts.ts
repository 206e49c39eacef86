import { groups } from "../admin/groups.ts";
import { relatedCell } from "../fields/field-options.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { contentCollection } from "./content-collection.ts";

export const OurImpacts = contentCollection({
  slug: "our-impacts",
  labels: {
    singular: { en: "Impact story", ar: "قصة أثر" },
    plural: { en: "Impact stories", ar: "قصص الأثر" },
  },
  orderable: true,
  admin: {
    group: groups.agency,
    useAsTitle: "title",
    defaultColumns: ["title", "services", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "description"],
  },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("description", { en: "Description", ar: "الوصف" }),
    picture("image", { en: "Picture", ar: "الصورة" }),
    {
      name: "services",
      type: "relationship",
      relationTo: "our-services",
      hasMany: true,
      label: { en: "Services", ar: "الخدمات" },
      admin: { components: relatedCell },
    },
  ],
});
