import type { ArrayFieldValidation } from "payload";
import { array } from "payload/shared";
import { inLanguageOf, type Bilingual } from "../language.ts";
import { propertyOf } from "../property-of.ts";

interface Choice {
  value: string;
  label: Bilingual;
}

/**
 * Validates an array in which each choice of a select field stands in one row at most. The refusal names the choice.
 * @param fields the select fields, with one choice or several, and their choices
 */
export const refuseRepeated =
  (fields: Readonly<Record<string, readonly Choice[]>>): ArrayFieldValidation =>
  (rows, options) => {
    for (const [name, choices] of Object.entries(fields)) {
      const chosen = (Array.isArray(rows) ? rows : []).flatMap((row) => propertyOf(row, name) ?? []);
      const repeated = chosen.find((value, index) => chosen.indexOf(value) !== index);
      const label = choices.find(({ value }) => value === repeated)?.label;
      if (label)
        return inLanguageOf(options.req, {
          en: `“${label.en}” appears in two rows. Remove one.`,
          ar: `«${label.ar}» في سطرين. احذف أحدهما.`,
        });
    }
    return array(rows, options);
  };
