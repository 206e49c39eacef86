import type { DateField } from "payload";

/**
 * The date that readers see and by which lists are sorted; `created_at` in the API. The column `created_at`
 * is already used by Payload's own `createdAt`, the time at which the row was made.
 */
export const createdOn: DateField = {
  name: "created_on",
  type: "date",
  label: { en: "Date", ar: "التاريخ" },
  required: true,
  index: true,
  // A copy has the date of the day on which it is made.
  disableDuplicate: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: "sidebar",
    date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" },
    description: { en: "Shown to readers and used for sorting.", ar: "يظهر للقارئ، وبه تُرتَّب القوائم." },
  },
};
