import type { CollectionConfig, Field } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { nobody } from "../access/roles.ts";
import { groups } from "../admin/groups.ts";
import { languageOptions, type Bilingual } from "../language.ts";
import { linkProblems } from "../link-check/link-problems.ts";

const text = (name: string, label: Bilingual, more: object = {}): Field => ({
  name,
  type: "text",
  label,
  ...more,
});

/** Links in published texts that lead nowhere. Only the check writes them (`link-check/check-links.ts`, RT-29). */
export const BrokenLinks: CollectionConfig = {
  slug: "broken-links",
  labels: {
    singular: { en: "Broken link", ar: "رابط مكسور" },
    plural: { en: "Broken links", ar: "الروابط المكسورة" },
  },
  disableDuplicate: true,
  defaultSort: "-createdAt",
  admin: {
    group: groups.content,
    useAsTitle: "words",
    defaultColumns: ["words", "address", "problem", "title", "language", "createdAt"],
    listSearchableFields: ["words", "address", "title"],
    components: { beforeListTable: ["/admin/search-hint.tsx#SearchHint"] },
  },
  access: { read: editorsAccess.read, create: nobody, update: nobody, delete: nobody },
  fields: [
    text("words", { en: "Link", ar: "الرابط" }),
    text(
      "address",
      { en: "Leads to", ar: "وجهته" },
      {
        admin: { rtl: false, components: { Cell: "/admin/redirects/address-cell.tsx#AddressCell" } },
      },
    ),
    {
      name: "problem",
      type: "select",
      required: true,
      label: { en: "What is wrong", ar: "ما الخلل" },
      options: Object.entries(linkProblems).map(([value, label]) => ({ value, label })),
    },
    text(
      "title",
      { en: "In the text", ar: "في النص" },
      {
        admin: { components: { Cell: "/admin/link-check/place-cell.tsx#PlaceCell" } },
      },
    ),
    {
      name: "language",
      type: "select",
      required: true,
      label: { en: "Language", ar: "اللغة" },
      options: languageOptions,
    },
    text("place", { en: "Kind of text", ar: "نوع النص" }, { index: true, admin: { hidden: true } }),
    {
      name: "entry",
      type: "number",
      index: true,
      label: { en: "Number of the entry", ar: "رقم المادة" },
      admin: { hidden: true },
    },
  ],
};
