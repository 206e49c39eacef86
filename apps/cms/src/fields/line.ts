import type { TextField } from "payload";
import type { Bilingual } from "../language.ts";
import { adminOf, type FieldOptions } from "./field-options.ts";

/** One line of text that is the same in both languages. */
export function line(name: string, label: Bilingual, options: FieldOptions = {}): TextField {
  return {
    name,
    label,
    type: "text",
    required: options.required ?? false,
    maxLength: 300,
    admin: adminOf(options),
  };
}
