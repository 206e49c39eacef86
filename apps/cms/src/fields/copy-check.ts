import type { UIField } from "payload";

/** Hints about the wording of the open language, beside the text (WRITE-4). */
export const copyCheck: UIField = {
  name: "copy_check",
  type: "ui",
  label: { en: "Copy check", ar: "مراجعة الصياغة" },
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: "/admin/copy-check/copy-check.tsx#CopyCheck" },
  },
};
