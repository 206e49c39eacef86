import { groups } from "../admin/groups.ts";
import { rowLabel } from "../admin/row-label-path.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { localizedText } from "../fields/localized-text.ts";
import { marketOptions } from "../fields/markets.ts";
import { richText } from "../fields/rich-text.ts";
import { contentGlobal } from "./content-global.ts";

/** The hub page of markets (RT-5). Research is listed under a market by its tag. */
export const MarketsPage = contentGlobal({
  slug: "markets-page",
  label: { en: "Markets page", ar: "صفحة الأسواق" },
  admin: { group: groups.content },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }),
    richText("introduction", { en: "Introduction", ar: "المقدمة" }),
    {
      name: "markets",
      type: "array",
      admin: { components: { RowLabel: rowLabel } },
      label: { en: "Markets", ar: "الأسواق" },
      labels: { singular: { en: "Market", ar: "سوق" }, plural: { en: "Markets", ar: "الأسواق" } },
      maxRows: marketOptions.length,
      fields: [
        {
          name: "key",
          type: "select",
          required: true,
          label: { en: "Tag", ar: "الوسم" },
          options: marketOptions,
        },
        localizedLine("name", { en: "Name", ar: "الاسم" }, { required: true }),
        localizedText("description", { en: "Description", ar: "الوصف" }),
      ],
    },
  ],
});
