import { groups } from "../admin/groups.ts";
import { categories } from "../fields/categories.ts";
import { createdOn } from "../fields/created-on.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { pictures } from "../fields/pictures.ts";
import { richText } from "../fields/rich-text.ts";
import { contentCollection } from "./content-collection.ts";

export const EducationResources = contentCollection({
  slug: "education-resources",
  labels: {
    singular: { en: "Educational resource", ar: "مورد تعليمي" },
    plural: { en: "Educational resources", ar: "الموارد التعليمية" },
  },
  defaultSort: "-created_on",
  admin: {
    group: groups.research,
    useAsTitle: "title",
    defaultColumns: ["title", "created_on", "categories", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "excerpt"],
  },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("excerpt", { en: "Excerpt", ar: "المقتطف" }),
    picture("image", { en: "Picture", ar: "الصورة" }),
    richText("content", { en: "Text", ar: "النص" }),
    pictures(),
    createdOn,
    categories("education-resource-categories"),
  ],
});
