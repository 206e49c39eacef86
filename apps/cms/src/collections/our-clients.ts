import { groups } from "../admin/groups.ts";
import { pictures } from "../fields/pictures.ts";
import { richText } from "../fields/rich-text.ts";
import { contentCollection } from "./content-collection.ts";

export const OurClients = contentCollection({
  slug: "our-clients",
  labels: {
    singular: { en: "Group of clients", ar: "مجموعة عملاء" },
    plural: { en: "Clients", ar: "العملاء" },
  },
  orderable: true,
  admin: {
    group: groups.agency,
    defaultColumns: ["id", "updatedAt", "en_state", "ar_state", "_status"],
    description: {
      en: "The text of the first group appears above the logos of all groups.",
      ar: "يظهر نص المجموعة الأولى فوق شعارات المجموعات كلها.",
    },
  },
  fields: [richText("description", { en: "Description", ar: "الوصف" }), pictures()],
});
