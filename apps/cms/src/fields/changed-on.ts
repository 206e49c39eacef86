import type { DateField } from "payload";
import { arabicLabels } from "../admin/payload-labels/arabic-labels.ts";
import { englishLabels } from "../admin/payload-labels/english-labels.ts";

/**
 * Payload's own time of the last change, with its label in both languages. Payload's label is made once for all: the
 * comparison of versions would show it in the language of whoever opened a comparison first.
 */
export const changedOn: DateField = {
  name: "updatedAt",
  type: "date",
  label: { en: englishLabels.general.updatedAt, ar: arabicLabels.general.updatedAt },
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
};
