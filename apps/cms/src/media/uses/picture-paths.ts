import type { Field } from "payload";
import { locales } from "@miqyas/contract";
import { isObject } from "../../property-of.ts";

/** In a rich text, the field that holds the id of a picture. Pictures stand beside paragraphs, never inside. */
const inRichText = "root.children.value";

/** Paths of all fields that hold the id of a file, in the notation of Payload's queries: `images.image`. */
export function picturePaths(fields: Field[], prefix = ""): string[] {
  return fields.flatMap((field) => {
    const path = "name" in field && field.name ? `${prefix}${field.name}` : "";
    if (field.type === "upload") return field.relationTo === "media" ? [path] : [];
    if (field.type === "richText") return [`${path}.${inRichText}`];
    return "fields" in field ? picturePaths(field.fields, path ? `${path}.` : prefix) : [];
  });
}

/** The values at a path of a document that was read in all languages. Rows and languages are gone through. */
export function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((row) => valuesAt(row, [name, ...rest]));
  if (!isObject(value)) return [];
  if (name in value) return valuesAt(value[name], rest);
  return locales.flatMap((locale) => (locale in value ? valuesAt(value[locale], [name, ...rest]) : []));
}
