import type { UploadField } from "payload";
import type { Bilingual } from "../language.ts";
import { adminOf, relatedCell, type FieldOptions } from "./field-options.ts";

/** Below the chosen picture: the name of the file as it was uploaded. */
export const chosenName = "/media/library/chosen-name.tsx#ChosenName";

/** One picture of the media library. Videos and documents cannot be chosen. */
export function picture(name: string, label: Bilingual, options: FieldOptions = {}): UploadField {
  return {
    name,
    label,
    type: "upload",
    relationTo: "media",
    required: options.required ?? false,
    filterOptions: { mimeType: { contains: "image/" } },
    admin: { ...adminOf(options), components: { ...relatedCell, afterInput: [chosenName] } },
  };
}
