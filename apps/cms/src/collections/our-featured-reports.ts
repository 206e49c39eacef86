import { groups } from "../admin/groups.ts";
import { createdOn } from "../fields/created-on.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { markets } from "../fields/markets.ts";
import { picture } from "../fields/picture.ts";
import { pictures } from "../fields/pictures.ts";
import { richText } from "../fields/rich-text.ts";
import { reportChanges, reportDownloads, reportMethod, reportNumbers } from "../reports/report-facts.ts";
import { contentCollection } from "./content-collection.ts";

export const OurFeaturedReports = contentCollection({
  slug: "our-featured-reports",
  labels: {
    singular: { en: "Featured report", ar: "تقرير مختار" },
    plural: { en: "Featured reports", ar: "التقارير المختارة" },
  },
  defaultSort: "-created_on",
  admin: {
    group: groups.research,
    useAsTitle: "title",
    defaultColumns: ["title", "created_on", "author_name", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "author_name"],
  },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("excerpt", { en: "Excerpt", ar: "المقتطف" }),
    {
      type: "row",
      fields: [
        localizedLine("author_name", { en: "Author", ar: "الكاتب" }, { width: "50%" }),
        localizedLine("author_position", { en: "Author’s position", ar: "صفة الكاتب" }, { width: "50%" }),
      ],
    },
    reportNumbers,
    richText("content", { en: "Text", ar: "النص" }),
    picture("image", { en: "Main picture", ar: "الصورة الرئيسية" }),
    richText("first_description", { en: "After the main picture", ar: "ما بعد الصورة الرئيسية" }),
    pictures(
      localizedLine(
        "alt_text",
        { en: "Caption: what the picture shows here", ar: "التعليق: ما تُظهره الصورة هنا" },
        { required: true },
      ),
    ),
    richText("second_description", { en: "After the pictures", ar: "ما بعد الصور" }),
    richText("third_description", { en: "At the end", ar: "في الختام" }),
    reportMethod,
    reportDownloads,
    reportChanges,
    createdOn,
    markets,
  ],
});
