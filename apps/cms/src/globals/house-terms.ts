import type { Locale } from "@miqyas/contract";
import type { Field, GlobalConfig } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { groups } from "../admin/groups.ts";
import { rowLabel } from "../admin/row-label-path.ts";
import { defaultTerms } from "../copy-check/house-terms.ts";
import { line } from "../fields/line.ts";
import type { Bilingual } from "../language.ts";

const termsIn = (locale: Locale, label: Bilingual): Field => ({
  name: `${locale}_terms`,
  type: "array",
  label,
  labels: { singular: { en: "Term", ar: "مصطلح" }, plural: { en: "Terms", ar: "مصطلحات" } },
  defaultValue: defaultTerms[locale],
  admin: { initCollapsed: true, components: { RowLabel: rowLabel } },
  fields: [
    line("name", { en: "Preferred term", ar: "المصطلح المعتمد" }, { required: true }),
    line(
      "avoid",
      { en: "Terms to avoid", ar: "ما نتجنّبه" },
      {
        required: true,
        description: {
          en: "With commas between them. They are found as whole words, in Arabic also with the article and attached letters.",
          ar: "تفصل بينها فواصل. يُبحث عنها كلمات كاملة، ولو سبقتها «ال» أو الواو أو الباء ونحوها.",
        },
      },
    ),
  ],
});

/** The house's terms. The copy check names the others beside the text (WRITE-4). */
export const HouseTerms: GlobalConfig = {
  slug: "house-terms",
  label: { en: "House terms", ar: "مصطلحات الوكالة" },
  admin: { group: groups.settings },
  access: { read: editorsAccess.read, update: editorsAccess.update },
  fields: [
    termsIn("en", { en: "English terms", ar: "المصطلحات الإنكليزية" }),
    termsIn("ar", { en: "Arabic terms", ar: "المصطلحات العربية" }),
  ],
};
