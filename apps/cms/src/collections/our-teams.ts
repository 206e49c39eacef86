import { groups } from "../admin/groups.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { contentCollection } from "./content-collection.ts";

export const OurTeams = contentCollection({
  slug: "our-teams",
  labels: { singular: { en: "Team member", ar: "عضو فريق" }, plural: { en: "Team", ar: "الفريق" } },
  orderable: true,
  admin: {
    group: groups.agency,
    useAsTitle: "name",
    defaultColumns: ["name", "position", "en_state", "ar_state", "_status"],
    listSearchableFields: ["name", "position"],
  },
  fields: [
    localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true }),
    localizedLine("position", { en: "Position", ar: "المنصب" }),
    localizedText("bio", { en: "About", ar: "نبذة" }),
    picture("image", { en: "Portrait", ar: "الصورة الشخصية" }),
  ],
});
