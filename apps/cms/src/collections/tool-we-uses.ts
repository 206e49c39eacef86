import { groups } from "../admin/groups.ts";
import { explores } from "../fields/explores.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { offer } from "../fields/offer.ts";
import { picture } from "../fields/picture.ts";
import { pictures } from "../fields/pictures.ts";
import { contentCollection } from "./content-collection.ts";

export const ToolWeUses = contentCollection({
  slug: "tool-we-uses",
  labels: { singular: { en: "Tool", ar: "أداة" }, plural: { en: "Tools", ar: "الأدوات" } },
  orderable: true,
  admin: {
    group: groups.agency,
    useAsTitle: "name",
    defaultColumns: ["name", "description", "en_state", "ar_state", "_status"],
    listSearchableFields: ["name", "description"],
  },
  fields: [
    localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true }),
    localizedText("description", { en: "Description", ar: "الوصف" }),
    picture("image", { en: "Picture", ar: "الصورة" }),
    pictures(),
    explores,
    ...offer,
  ],
});
