import type { CollectionConfig } from "payload";
import { editorsAccess } from "../access/editors-access.ts";
import { nobody } from "../access/roles.ts";
import { groups } from "../admin/groups.ts";
import { env } from "../env.ts";
import { localizedLine } from "../fields/localized-line.ts";
import { findThumbnail } from "../media/thumbnail.ts";
import { acceptUpload, describeUpload } from "../media/upload-hooks.ts";
import { uploadKinds } from "../media/upload-kinds.ts";
import { deleteVariants, writeVariants } from "../media/variant-files.ts";
import { announceChange } from "../publishing/announce-change.ts";

const found = { access: { create: nobody, update: nobody }, admin: { hidden: true } };

/** Pictures, films and documents. The public reads the files under `/media/`, never through Payload. */
export const Media: CollectionConfig = {
  slug: "media",
  labels: { singular: { en: "File", ar: "ملف" }, plural: { en: "Media", ar: "الوسائط" } },
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "alt",
    defaultColumns: ["filename", "alt", "width", "height", "updatedAt"],
    listSearchableFields: ["alt", "filename"],
  },
  access: editorsAccess,
  hooks: {
    beforeOperation: [acceptUpload],
    beforeChange: [describeUpload],
    afterChange: [writeVariants, announceChange],
    afterDelete: [deleteVariants, announceChange],
  },
  upload: {
    staticDir: env.MEDIA_DIR,
    mimeTypes: uploadKinds.map((kind) => kind.mime),
    // An address typed by staff would be fetched by the server (B8).
    pasteURL: false,
    crop: false,
    focalPoint: false,
    adminThumbnail: findThumbnail,
  },
  fields: [
    localizedLine(
      "alt",
      { en: "What it shows", ar: "ما تُظهره الصورة" },
      {
        required: true,
        description: {
          en: "One short clause for people who do not see the picture.",
          ar: "جملة قصيرة لمن لا يرى الصورة.",
        },
      },
    ),
    // Hidden: the editor Payload shows for JSON is loaded from a foreign host.
    { name: "variant_widths", type: "json", label: { en: "Widths", ar: "العروض" }, ...found },
    { name: "color", type: "text", label: { en: "Colour", ar: "اللون" }, ...found },
    { name: "placeholder", type: "text", label: { en: "Placeholder", ar: "صورة التحميل" }, ...found },
  ],
};
