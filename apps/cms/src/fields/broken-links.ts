import type { UIField } from "payload";

/** The links of a published text that lead nowhere, beside the text (RT-29). */
export const brokenLinks = (place: string): UIField => ({
  name: "broken_links",
  type: "ui",
  label: { en: "Broken links", ar: "الروابط المكسورة" },
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: {
      Field: { path: "/admin/link-check/broken-links-of.tsx#BrokenLinksOf", serverProps: { place } },
    },
  },
});
