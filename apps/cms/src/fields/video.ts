import type { Condition, GroupField } from "payload";
import { validateWebAddress } from "../rich-text/link-address.ts";
import { chosenName } from "./picture.ts";

const isOfKind =
  (kind: "upload" | "address"): Condition =>
  (_, group) =>
    group?.kind === kind;

/**
 * The background video of the home page's title (HOME-6): an uploaded MP4, the address of an MP4, or an
 * address of YouTube or Vimeo.
 */
export const video: GroupField = {
  name: "video",
  type: "group",
  label: { en: "Video", ar: "الفيديو" },
  fields: [
    {
      name: "kind",
      type: "radio",
      defaultValue: "upload",
      label: { en: "Where the video is", ar: "مكان الفيديو" },
      options: [
        { value: "upload", label: { en: "In the media library", ar: "في مكتبة الوسائط" } },
        { value: "address", label: { en: "At a web address", ar: "في عنوان ويب" } },
      ],
    },
    {
      name: "media",
      type: "upload",
      relationTo: "media",
      label: { en: "File", ar: "الملف" },
      filterOptions: { mimeType: { equals: "video/mp4" } },
      admin: { condition: isOfKind("upload"), components: { afterInput: [chosenName] } },
    },
    {
      name: "url",
      type: "text",
      label: { en: "Address", ar: "عنوان الويب" },
      validate: validateWebAddress,
      admin: {
        condition: isOfKind("address"),
        description: { en: "An MP4 file, YouTube or Vimeo", ar: "ملف MP4 أو يوتيوب أو فيميو" },
      },
    },
  ],
};
