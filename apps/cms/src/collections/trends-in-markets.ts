import { groups } from "../admin/groups.ts";
import { createdOn } from "../fields/created-on.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { markets } from "../fields/markets.ts";
import { picture } from "../fields/picture.ts";
import { contentCollection } from "./content-collection.ts";

export const TrendsInMarkets = contentCollection({
  slug: "trends-in-markets",
  labels: {
    singular: { en: "Trend in markets", ar: "اتجاه" },
    plural: { en: "Trends in markets", ar: "اتجاهات الأسواق" },
  },
  defaultSort: "-created_on",
  admin: {
    group: groups.research,
    useAsTitle: "title",
    defaultColumns: ["title", "created_on", "markets", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "description"],
  },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("description", { en: "Description", ar: "الوصف" }),
    {
      name: "chart",
      type: "relationship",
      relationTo: "charts",
      label: { en: "Chart", ar: "الرسم البياني" },
    },
    picture("image", { en: "Picture", ar: "الصورة" }),
    createdOn,
    markets,
  ],
});
