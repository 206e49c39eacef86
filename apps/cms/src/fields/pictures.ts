import type { ArrayField, Field } from "payload";
import { picture } from "./picture.ts";

/** The `images[]` of the API: pictures in order, each with the fields in `extra`. */
export function pictures(...extra: Field[]): ArrayField {
  return {
    name: "images",
    type: "array",
    label: { en: "Pictures", ar: "الصور" },
    labels: { singular: { en: "Picture", ar: "صورة" }, plural: { en: "Pictures", ar: "الصور" } },
    fields: [picture("image", { en: "Picture", ar: "الصورة" }, { required: true }), ...extra],
  };
}
