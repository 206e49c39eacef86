import { groups } from "../admin/groups.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { picture } from "../fields/picture.ts";
import { contentCollection } from "./content-collection.ts";

export const OurPartners = contentCollection({
  slug: "our-partners",
  labels: { singular: { en: "Partner", ar: "شريك" }, plural: { en: "Partners", ar: "الشركاء" } },
  orderable: true,
  admin: {
    group: groups.agency,
    useAsTitle: "name",
    defaultColumns: ["name", "logo", "en_state", "ar_state", "_status"],
    listSearchableFields: ["name"],
  },
  fields: [
    localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true }),
    picture("logo", { en: "Logo", ar: "الشعار" }, { required: true }),
  ],
});
