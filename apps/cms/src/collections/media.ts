import type { CheckboxField, CollectionConfig } from "payload";
import { translatedAccess } from "../access/editors-access.ts";
import { nobody } from "../access/roles.ts";
import {
  readOnlyForTranslators,
  translatorsOnlyTranslate,
  translatorsSendNoFile,
} from "../access/translator-texts.ts";
import { groups } from "../admin/groups.ts";
import type { Bilingual } from "../language.ts";
import { altTexts, takeOwnText } from "../media/library/alt-texts.ts";
import { originalName } from "../media/library/original-name.ts";
import { refuseMalformedUpload } from "../media/refuse-malformed-upload.ts";
import { findThumbnail } from "../media/thumbnail.ts";
import { acceptUpload, describeUpload, readFocalPoint } from "../media/upload-hooks.ts";
import { uploadKinds } from "../media/upload-kinds.ts";
import {
  refuseDeleteWhenUsed,
  refuseReplaceWhenUsed,
  refuseTrashWhenUsed,
} from "../media/uses/refuse-when-used.ts";
import { usedIn } from "../media/uses/used-in-field.ts";
import { deleteFiles, leadToFile, writeFiles } from "../media/upload-files.ts";
import { announceChange } from "../publishing/announce-change.ts";
import { refuseOlderForm } from "../versions/keep-others-changes.ts";
import { lockEntry } from "../versions/lock-entry.ts";

/** A setting for the display of a picture, which the file itself does not contain. */
const flag = (name: string, label: Bilingual, description: Bilingual): CheckboxField => ({
  name,
  type: "checkbox",
  defaultValue: false,
  label,
  admin: { description, position: "sidebar" },
});

const found = { access: { create: nobody, update: nobody }, admin: { hidden: true } };

/** Pictures, films and documents. The public reads the files under `/media/`, never through Payload. */
export const Media: CollectionConfig = {
  slug: "media",
  labels: { singular: { en: "File", ar: "ملف" }, plural: { en: "Media", ar: "الوسائط" } },
  disableDuplicate: true,
  admin: {
    group: groups.content,
    useAsTitle: "original_name",
    defaultColumns: ["original_name", "alt", "mimeType", "updatedAt"],
    pagination: { defaultLimit: 24, limits: [24, 60, 120] },
    listSearchableFields: ["original_name", "alt", "filename"],
    components: {
      beforeListTable: [
        "/admin/search-hint.tsx#SearchHint",
        "/media/library/list-view-toggle.tsx#ListViewToggle",
      ],
    },
  },
  trash: true,
  access: translatedAccess,
  hooks: {
    beforeOperation: [
      lockEntry,
      refuseOlderForm,
      translatorsSendNoFile,
      readFocalPoint,
      refuseReplaceWhenUsed,
      acceptUpload,
    ],
    beforeValidate: [takeOwnText, translatorsOnlyTranslate],
    beforeChange: [refuseTrashWhenUsed, describeUpload],
    beforeDelete: [refuseDeleteWhenUsed, deleteFiles],
    afterChange: [writeFiles, announceChange],
    afterDelete: [announceChange],
    afterError: [refuseMalformedUpload],
  },
  upload: {
    // `media/upload-files.ts` writes and removes the files. Payload would remove a replaced one before it checks the
    // fields. It also looks for files in this folder, which does not exist.
    disableLocalStorage: true,
    staticDir: "no-files-of-payload",
    handlers: [leadToFile],
    mimeTypes: uploadKinds.map((kind) => kind.mime),
    // The server would fetch an address entered by staff (B8). This closes one endpoint, `acceptUpload` the other.
    pasteURL: false,
    crop: false,
    // The part of the picture that stays visible in a frame of another shape.
    focalPoint: true,
    adminThumbnail: findThumbnail,
  },
  fields: readOnlyForTranslators([
    originalName,
    ...altTexts,
    flag(
      "mirrored",
      { en: "Mirror in Arabic", ar: "تُعكس في العربية" },
      {
        en: "For drawings that read in one direction, such as steps and bars. Never for photographs, logos or pictures with words.",
        ar: "للرسومات التي تُقرأ في اتجاه واحد، كالدرجات والأشرطة. لا تُعكس الصور الفوتوغرافية ولا الشعارات ولا ما فيه كلام.",
      },
    ),
    flag(
      "whole",
      { en: "Never crop", ar: "لا تُقصّ" },
      {
        en: "Shows the whole picture whatever the shape of its frame; its background colour fills the rest. For drawings on a plain background.",
        ar: "تظهر كاملة أيًّا كان شكل مكانها، ويملأ لون أرضيتها ما بقي. للرسومات على أرضية بلون واحد.",
      },
    ),
    usedIn("media"),
    // Hidden: Payload loads its JSON editor from a foreign host.
    { name: "variant_widths", type: "json", label: { en: "Widths", ar: "العروض" }, ...found },
    { name: "variant_formats", type: "json", label: { en: "Formats", ar: "الصيغ" }, ...found },
    { name: "color", type: "text", label: { en: "Colour", ar: "اللون" }, ...found },
    // Payload's own field, which it names in English only.
    { name: "mimeType", type: "text", label: { en: "Kind of file", ar: "نوع الملف" } },
  ]),
};
