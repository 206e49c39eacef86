import type { CollectionConfig } from "payload";
import { nobody, only } from "../access/roles.ts";
import { groups } from "../admin/groups.ts";
import { acts } from "../audit/acts.ts";
import { nameDetails } from "../audit/name-details.ts";
import { exportCsv } from "../inbox/export-csv.ts";

const readOnly = { readOnly: true };

/**
 * Who of the staff did what to what, and when. Only `audit/record.ts` writes it, no API changes or deletes a
 * record, and only owners read it. Kept for 25 months (`server/retention.ts`).
 */
export const AuditLog: CollectionConfig = {
  slug: "audit-log",
  labels: {
    singular: { en: "Record", ar: "قيد" },
    plural: { en: "Audit log", ar: "سجل العمليات" },
  },
  defaultSort: "-happened_at",
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  admin: {
    group: groups.settings,
    useAsTitle: "subject",
    defaultColumns: ["happened_at", "actor", "act", "kind", "subject", "details"],
    listSearchableFields: ["actor", "subject"],
    components: { beforeListTable: ["/admin/audit/audit-bar.tsx#AuditBar"] },
  },
  access: { read: only("owner"), create: nobody, update: nobody, delete: nobody },
  endpoints: [
    exportCsv({
      collection: "audit-log",
      name: "audit-log",
      fields: ["happened_at", "actor", "act", "kind", "entry", "subject", "details"],
      mayExport: only("owner"),
    }),
  ],
  fields: [
    {
      name: "happened_at",
      type: "date",
      required: true,
      index: true,
      label: { en: "When", ar: "الوقت" },
      admin: {
        ...readOnly,
        date: { pickerAppearance: "dayAndTime" },
        components: {
          Cell: "/admin/inbox/received-time-cell.tsx#ReceivedTimeCell",
          Field: "/admin/inbox/received-time.tsx#ReceivedTime",
        },
      },
    },
    {
      // The name at that time. Empty where nobody was signed in: a failed sign-in, or a program of the machine.
      name: "actor",
      type: "text",
      label: { en: "Who", ar: "الشخص" },
      admin: readOnly,
    },
    {
      name: "actor_id",
      type: "number",
      index: true,
      label: { en: "Number of the account", ar: "رقم الحساب" },
      admin: { ...readOnly, disableListColumn: true },
    },
    {
      name: "act",
      type: "select",
      required: true,
      index: true,
      label: { en: "What", ar: "العملية" },
      options: Object.entries(acts).map(([value, label]) => ({ value, label })),
      admin: readOnly,
    },
    {
      name: "kind",
      type: "text",
      index: true,
      label: { en: "Kind of entry", ar: "نوع المادة" },
      admin: { ...readOnly, components: { Cell: "/admin/audit/kind-cell.tsx#KindCell" } },
    },
    { name: "entry", type: "number", label: { en: "Number", ar: "رقمها" }, admin: readOnly },
    { name: "subject", type: "text", label: { en: "Entry", ar: "المادة" }, admin: readOnly },
    {
      name: "details",
      type: "text",
      label: { en: "Details", ar: "تفاصيل" },
      hooks: { afterRead: [nameDetails] },
      admin: {
        ...readOnly,
        description: {
          en: "Languages, names of changed fields, or counts.",
          ar: "لغات، أو أسماء حقول معدّلة، أو أعداد.",
        },
      },
    },
  ],
};
