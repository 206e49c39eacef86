import type { RichTextField } from "payload";
import type { Bilingual } from "../language.ts";
import { refuseBrokenParts } from "../rich-text/refuse-broken-parts.ts";
import { adminOf, sourceText, type FieldOptions } from "./field-options.ts";

/** A long text with headings, lists, tables and pictures, written in each language. */
export function richText(name: string, label: Bilingual, options: FieldOptions = {}): RichTextField {
  return {
    name,
    label,
    type: "richText",
    localized: true,
    required: options.required ?? false,
    hooks: { beforeValidate: [refuseBrokenParts] },
    admin: { ...adminOf(options), components: { afterInput: [sourceText] } },
  };
}
