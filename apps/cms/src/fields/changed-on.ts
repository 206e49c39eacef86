import type { DateField } from "payload";

/**
 * Payload's own time of the last change, with its label in both languages. Payload's label is made once for all: the
 * comparison of versions would show it in the language of whoever opened a comparison first.
 */
export const changedOn: DateField = {
  name: "updatedAt",
  type: "date",
  label: { en: "Last edited", ar: "آخر تعديل" },
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
};
