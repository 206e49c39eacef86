import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from "payload";
import { locales } from "@miqyas/contract";
import { contentAccess } from "../access/content-access.ts";
import { nobody } from "../access/roles.ts";
import type { PreviewLink } from "../payload-types.ts";
import { previewPath } from "../preview/preview-path.ts";
import { hasPreviews, previewAddress } from "../preview/preview-token.ts";
import { refusalOf } from "../refusal.ts";

/** How long a link to a draft is open, ms. */
const openFor = 24 * 3_600_000;

/** Gives a new link its end and its author. Links that have ended are removed. */
const openLink: CollectionBeforeChangeHook<PreviewLink> = async ({ data, req }) => {
  if (previewPath(data.kind ?? "", data.entry ?? null) === undefined)
    throw refusalOf(req, { en: "The site has no page for this.", ar: "ليس لهذا صفحة في الموقع." });
  const now = Date.now();
  const ended = { expires_at: { less_than: new Date(now).toISOString() } };
  await req.payload.delete({ collection: "preview-links", where: ended, req });
  return { ...data, expires_at: new Date(now + openFor).toISOString(), made_by: req.user?.id ?? null };
};

/** The addresses of a link, by language. They are signed anew at each reading and stored nowhere. */
const addressesOf: FieldHook<PreviewLink> = ({ data }) => {
  const { id, kind, entry = null, expires_at } = data ?? {};
  const path = previewPath(kind ?? "", entry);
  if (!hasPreviews || id === undefined || !kind || !path || !expires_at) return null;
  const claims = { kind, id: entry, path, expires: Date.parse(expires_at), link: id };
  return Object.fromEntries(locales.map((locale) => [locale, previewAddress({ ...claims, locale })]));
};

/** Links that show one draft to somebody without an account (RT-27). A deleted link is withdrawn at once. */
export const PreviewLinks: CollectionConfig = {
  slug: "preview-links",
  labels: {
    singular: { en: "Link to a draft", ar: "رابط مسودة" },
    plural: { en: "Links to drafts", ar: "روابط المسودات" },
  },
  admin: { hidden: true },
  access: {
    read: contentAccess.read,
    create: contentAccess.create,
    update: nobody,
    delete: contentAccess.delete,
  },
  hooks: { beforeChange: [openLink] },
  fields: [
    { name: "kind", type: "text", required: true, index: true, label: { en: "Kind", ar: "النوع" } },
    { name: "entry", type: "number", label: { en: "Entry", ar: "المحتوى" } },
    {
      name: "expires_at",
      type: "date",
      index: true,
      label: { en: "Valid until", ar: "صالح حتى" },
      access: { create: nobody, update: nobody },
    },
    {
      name: "made_by",
      type: "relationship",
      relationTo: "users",
      label: { en: "Made by", ar: "أنشأه" },
      access: { create: nobody, update: nobody },
    },
    {
      name: "addresses",
      type: "json",
      virtual: true,
      label: { en: "Addresses", ar: "العناوين" },
      access: { create: nobody, update: nobody },
      hooks: { afterRead: [addressesOf] },
    },
  ],
};
