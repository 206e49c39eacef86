import { groups } from "../admin/groups.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { richText } from "../fields/rich-text.ts";
import { contentGlobal } from "./content-global.ts";

export const TermsAndConditions = contentGlobal({
  slug: "terms-and-conditions",
  label: { en: "Terms and conditions", ar: "الشروط والأحكام" },
  admin: { group: groups.content },
  fields: [
    localizedLine("title", { en: "Title", ar: "العنوان" }),
    richText("description", { en: "Text", ar: "النص" }),
  ],
});
