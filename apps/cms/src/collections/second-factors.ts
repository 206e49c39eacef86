import type { CollectionConfig } from "payload";
import { nobody } from "../access/roles.ts";

/**
 * The second factors of staff (B18), apart from the accounts: no call that reads or writes an account meets a
 * secret, and no API reads this collection.
 */
export const SecondFactors: CollectionConfig = {
  slug: "second-factors",
  labels: {
    singular: { en: "Second factor", ar: "خطوة ثانية" },
    plural: { en: "Second factors", ar: "الخطوات الثانية" },
  },
  admin: { hidden: true },
  lockDocuments: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: "account",
      type: "relationship",
      relationTo: "users",
      required: true,
      unique: true,
      label: { en: "Account", ar: "الحساب" },
    },
    {
      // Encrypted (`accounts/two-factor/stored-secrets.ts`).
      name: "secret",
      type: "text",
      required: true,
      label: { en: "Secret", ar: "السر" },
    },
    {
      // Empty until the first code was right.
      name: "confirmed_at",
      type: "date",
      label: { en: "On since", ar: "مفعّلة منذ" },
    },
    {
      // No code of this time step or an earlier one is accepted again (RFC 6238, 5.2).
      name: "last_step",
      type: "number",
      required: true,
      defaultValue: 0,
      label: { en: "Last step", ar: "آخر خطوة زمنية" },
    },
    {
      // Hashes of the recovery codes that are left, with spaces between them.
      name: "recovery_codes",
      type: "text",
      label: { en: "Recovery codes", ar: "رموز الاسترداد" },
    },
  ],
};
