import type { UIField } from "payload";
import type { UsedKind } from "./use-paths.ts";

/** Beside a file or a chart: the entries and pages that show it. */
export const usedIn = (kind: UsedKind): UIField => ({
  name: "used_in",
  type: "ui",
  label: { en: "Used in", ar: "مستخدم في" },
  admin: {
    position: "sidebar",
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: { path: "/media/uses/used-in.tsx#UsedIn", serverProps: { kind } } },
  },
});
