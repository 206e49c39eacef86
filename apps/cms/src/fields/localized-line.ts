import type { TextField } from "payload";
import type { Bilingual } from "../language.ts";
import { adminOf, sourceText, type FieldOptions } from "./field-options.ts";

/** One line of text, written in each language. */
export function localizedLine(name: string, label: Bilingual, options: FieldOptions = {}): TextField {
  return {
    name,
    label,
    type: "text",
    localized: true,
    required: options.required ?? false,
    maxLength: 300,
    admin: { ...adminOf(options), components: { afterInput: [sourceText] } },
  };
}
