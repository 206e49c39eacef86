import { groups } from "../admin/groups.ts";
import { categories } from "../fields/categories.ts";
import { createdOn } from "../fields/created-on.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { markets } from "../fields/markets.ts";
import { picture } from "../fields/picture.ts";
import { pictures } from "../fields/pictures.ts";
import { richText } from "../fields/rich-text.ts";
import { contentCollection } from "./content-collection.ts";

export const WordsInMarkets = contentCollection({
  slug: "words-in-markets",
  labels: {
    singular: { en: "Word in markets", ar: "مصطلح" },
    plural: { en: "Words in markets", ar: "مصطلحات الأسواق" },
  },
  defaultSort: "-created_on",
  admin: {
    group: groups.research,
    useAsTitle: "title",
    defaultColumns: ["title", "created_on", "categories", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "excerpt"],
  },
  fields: [
    localizedLine("title", { en: "Word", ar: "المصطلح" }, { required: true }),
    localizedText("excerpt", { en: "Definition", ar: "التعريف" }),
    picture("image", { en: "Picture", ar: "الصورة" }),
    richText("content", { en: "Text", ar: "النص" }),
    pictures(),
    createdOn,
    categories("words-in-market-categories"),
    markets,
  ],
});
