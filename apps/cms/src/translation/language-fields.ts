import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { Field, SelectField } from "payload";
import { nobody } from "../access/roles.ts";
import type { Bilingual } from "../language.ts";
import { languageStates, stateField, stateLabels } from "./language-state.ts";

/** Only `keepLanguageStates` writes these fields. They are no content, and no form shows them. */
const kept = { access: { create: nobody, update: nobody } };

const columnLabels: Record<Locale, Bilingual> = {
  en: { en: "In English", ar: "بالإنكليزية" },
  ar: { en: "In Arabic", ar: "بالعربية" },
};

const stateSelect = (locale: Locale): SelectField => ({
  ...kept,
  name: stateField[locale],
  type: "select",
  enumName: "language_state",
  index: true,
  label: columnLabels[locale],
  options: languageStates.map((value) => ({ value, label: stateLabels[value] })),
  admin: {
    condition: () => false,
    disableBulkEdit: true,
    components: { Cell: "/admin/translation/language-state-cell.tsx#LanguageStateCell" },
  },
});

const hiddenText = (name: string, label: Bilingual): Field => ({
  ...kept,
  name,
  label,
  type: "text",
  hidden: true,
});

/** The fields of a content collection with the state of each language, a column and a filter of its list. */
export const languageFields: Field[] = [
  ...locales.map(stateSelect),
  hiddenText("source_language", { en: "Written first in", ar: "لغة الأصل" }),
  // The fingerprints of both texts when the translation was last made or checked.
  hiddenText("checked_source", { en: "Translated text", ar: "الأصل المترجَم" }),
  hiddenText("checked_translation", { en: "Its translation", ar: "ترجمته" }),
  {
    name: "languages",
    type: "ui",
    label: { en: "Languages", ar: "اللغات" },
    admin: {
      position: "sidebar",
      disableListColumn: true,
      components: { Field: "/admin/translation/language-panel.tsx#LanguagePanel" },
    },
  },
];
