import type { TextareaField } from "payload";
import type { Bilingual } from "../language.ts";
import { adminOf, sourceText, type FieldOptions } from "./field-options.ts";

/** Several lines of plain text, written in each language. */
export function localizedText(name: string, label: Bilingual, options: FieldOptions = {}): TextareaField {
  return {
    name,
    label,
    type: "textarea",
    localized: true,
    required: options.required ?? false,
    maxLength: 5000,
    admin: { ...adminOf(options), rows: 3, components: { afterInput: [sourceText] } },
  };
}
