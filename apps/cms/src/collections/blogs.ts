import { groups } from "../admin/groups.ts";
import { categories } from "../fields/categories.ts";
import { createdOn } from "../fields/created-on.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { picture } from "../fields/picture.ts";
import { richText } from "../fields/rich-text.ts";
import { slug } from "../fields/slug.ts";
import { contentCollection } from "./content-collection.ts";

export const Blogs = contentCollection({
  slug: "blogs",
  labels: { singular: { en: "Article", ar: "مقال" }, plural: { en: "Articles", ar: "المقالات" } },
  defaultSort: "-created_on",
  admin: {
    group: groups.content,
    useAsTitle: "title",
    defaultColumns: ["title", "created_on", "categories", "author_name", "en_state", "ar_state", "_status"],
    listSearchableFields: ["title", "slug", "author_name"],
    components: { beforeListTable: ["/admin/search-hint.tsx#SearchHint"] },
  },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }, { required: true }),
    localizedText("excerpt", { en: "Excerpt", ar: "المقتطف" }),
    picture("cover_image", { en: "Cover picture", ar: "صورة الغلاف" }),
    richText("content", { en: "Text", ar: "النص" }),
    {
      type: "row",
      fields: [
        localizedLine("author_name", { en: "Author", ar: "الكاتب" }, { width: "50%" }),
        localizedLine("author_position", { en: "Author’s position", ar: "صفة الكاتب" }, { width: "50%" }),
      ],
    },
    slug,
    createdOn,
    categories("blog-categories"),
  ],
});
