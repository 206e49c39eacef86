import type { TextField } from "payload";
import type { Bilingual } from "../language.ts";
import { validateWebAddress } from "../rich-text/link-address.ts";
import { adminOf, type FieldOptions } from "./field-options.ts";

/** The full address of another website. */
export function webAddress(name: string, label: Bilingual, options: FieldOptions = {}): TextField {
  return {
    name,
    label,
    type: "text",
    required: options.required ?? false,
    maxLength: 2000,
    validate: validateWebAddress,
    admin: adminOf(options),
  };
}
