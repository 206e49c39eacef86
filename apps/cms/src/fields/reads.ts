import type { UIField } from "payload";

/** How often the page of an entry or a global was read, beside its form (RT-30). */
export const reads = (place: string): UIField => ({
  name: "reads",
  type: "ui",
  label: { en: "Reads", ar: "القراءات" },
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: { path: "/admin/usage/reads-of.tsx#ReadsOf", serverProps: { place } } },
  },
});
