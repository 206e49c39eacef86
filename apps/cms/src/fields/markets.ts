import type { SelectField } from "payload";

/** The markets of the hub page (RT-5). */
export const marketOptions = [
  { value: "syria", label: { en: "Syria", ar: "سوريا" } },
  { value: "lebanon", label: { en: "Lebanon", ar: "لبنان" } },
  { value: "jordan", label: { en: "Jordan", ar: "الأردن" } },
  { value: "iraq", label: { en: "Iraq", ar: "العراق" } },
  { value: "gulf", label: { en: "The Gulf", ar: "الخليج" } },
  { value: "north-africa", label: { en: "North Africa", ar: "شمال أفريقيا" } },
];

/** Optional tags that list an entry on the hub page of markets. */
export const markets: SelectField = {
  name: "markets",
  type: "select",
  hasMany: true,
  label: { en: "Markets", ar: "الأسواق" },
  options: marketOptions,
  admin: {
    position: "sidebar",
    description: {
      en: "Shown under these markets on the markets page.",
      ar: "تظهر المادة تحت هذه الأسواق في صفحة الأسواق.",
    },
  },
};
