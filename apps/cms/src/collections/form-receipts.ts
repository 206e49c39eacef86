import type { CollectionConfig } from "payload";
import { nobody } from "../access/roles.ts";

/** The answer to each `Idempotency-Key`: a repeated request gets the same answer (CON-12). */
export const FormReceipts: CollectionConfig = {
  slug: "form-receipts",
  labels: {
    singular: { en: "Delivery record", ar: "سجل إيصال" },
    plural: { en: "Delivery records", ar: "سجلات الإيصال" },
  },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      index: true,
      label: { en: "Key", ar: "المفتاح" },
    },
    { name: "fingerprint", type: "text", required: true, label: { en: "Fingerprint", ar: "البصمة" } },
    { name: "status_code", type: "number", required: true, label: { en: "Status code", ar: "رمز الحالة" } },
    { name: "body", type: "textarea", required: true, label: { en: "Answer", ar: "الجواب" } },
  ],
};
