import type { DateField } from "payload";

/**
 * The date readers see and lists are sorted by; `created_at` on the wire. Payload's own `createdAt` already
 * holds the column of that name: it is when the row was made.
 */
export const createdOn: DateField = {
  name: "created_on",
  type: "date",
  label: { en: "Date", ar: "التاريخ" },
  required: true,
  index: true,
  defaultValue: () => new Date().toISOString(),
  admin: {
    position: "sidebar",
    date: { pickerAppearance: "dayOnly", displayFormat: "yyyy-MM-dd" },
    description: { en: "Shown to readers and used for sorting.", ar: "يظهر للقارئ، وبه تُرتَّب القوائم." },
  },
};
