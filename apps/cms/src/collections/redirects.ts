import type { CollectionConfig } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { groups } from "../admin/groups.ts";
import { relatedCell } from "../fields/field-options.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { refuseOlderForm } from "../versions/keep-others-changes.ts";
import { lockEntry } from "../versions/lock-entry.ts";
import { entryCollections } from "../redirects/entry-address.ts";
import { importRedirects } from "../redirects/import-redirects.ts";
import {
  followEntry,
  keepKey,
  keepPath,
  validateEntry,
  validateFrom,
  validatePath,
} from "../redirects/redirect-rules.ts";

interface Row {
  kind?: string;
}

const addressCell = { Cell: "/admin/redirects/address-cell.tsx#AddressCell" };

const when =
  (kind: string) =>
  (_data: unknown, { kind: chosen }: Row) =>
    chosen === kind;

/** Old addresses of the site: where they lead (RT-24), or that their page is gone for good (RT-25). */
export const Redirects: CollectionConfig = {
  slug: "redirects",
  labels: { singular: { en: "Redirect", ar: "تحويل" }, plural: { en: "Redirects", ar: "التحويلات" } },
  defaultSort: "from",
  admin: {
    group: groups.settings,
    useAsTitle: "from",
    defaultColumns: ["from", "kind", "entry", "path", "automatic", "updatedAt"],
    listSearchableFields: ["from", "path"],
    components: { beforeListTable: ["/admin/redirects/import-redirects.tsx#ImportRedirects"] },
  },
  access: editorsAccess,
  hooks: {
    beforeOperation: [lockEntry, refuseOlderForm],
    beforeValidate: [followEntry],
    afterChange: [announceChange],
    afterDelete: [announceChange],
  },
  endpoints: [importRedirects],
  fields: [
    {
      name: "from",
      type: "text",
      required: true,
      unique: true,
      index: true,
      maxLength: 500,
      label: { en: "Old address", ar: "العنوان القديم" },
      hooks: { beforeValidate: [keepKey] },
      validate: validateFrom,
      admin: {
        rtl: false,
        components: addressCell,
        description: {
          en: "A path of this site, such as /old-page. It applies to both languages: /ar/old-page leads to the Arabic page. Letter case makes no difference.",
          ar: "مسار داخل هذا الموقع مثل \u2066/old-page\u2069. يسري على اللغتين: يقود \u2066/ar/old-page\u2069 إلى الصفحة العربية. ولا فرق بين الحروف الكبيرة والصغيرة.",
        },
      },
    },
    {
      name: "kind",
      type: "select",
      required: true,
      defaultValue: "entry",
      label: { en: "What happens there", ar: "ما يحدث عنده" },
      options: [
        { value: "entry", label: { en: "Leads to an entry", ar: "يقود إلى مادة" } },
        { value: "path", label: { en: "Leads to another address", ar: "يقود إلى عنوان آخر" } },
        { value: "gone", label: { en: "Gone for good (410)", ar: "أُزيل نهائيًا (410)" } },
      ],
    },
    {
      name: "entry",
      type: "relationship",
      relationTo: [...entryCollections],
      label: { en: "Entry", ar: "المادة" },
      validate: validateEntry,
      admin: {
        allowCreate: false,
        components: relatedCell,
        condition: when("entry"),
        description: {
          en: "The redirect follows the entry when its address changes. While the entry is not published, the old address answers “Page not found”.",
          ar: "يتبع التحويل المادة حين يتغيّر عنوانها. وما دامت غير منشورة يعرض العنوان القديم «الصفحة غير موجودة».",
        },
      },
    },
    {
      name: "path",
      type: "text",
      maxLength: 1000,
      label: { en: "New address", ar: "العنوان الجديد" },
      hooks: { beforeValidate: [keepPath] },
      validate: validatePath,
      admin: {
        rtl: false,
        components: addressCell,
        condition: when("path"),
        description: {
          en: "A path of this site, such as /contact. If you enter the address of an entry, the redirect follows the entry.",
          ar: "مسار داخل هذا الموقع مثل \u2066/contact\u2069. وإن كتبت عنوان مادة تبع التحويل المادة حتى لو تغيّر عنوانها.",
        },
      },
    },
    {
      name: "automatic",
      type: "checkbox",
      defaultValue: false,
      label: { en: "Made when an address changed", ar: "أُنشئ عند تغيير عنوان" },
      admin: { readOnly: true, position: "sidebar" },
    },
  ],
};
