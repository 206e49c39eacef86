import type { Field } from "payload";
import { nobody } from "../access/roles.ts";

type Kind =
  | { kind: "text"; longest: number | undefined }
  | { kind: "flag" | "number" | "date" | "file" | "richText" }
  | { kind: "choice"; options: string[]; many: boolean }
  | { kind: "entry"; of: string; many: boolean }
  | { kind: "group"; fields: ContentField[] }
  /** `only` is the single field of a row with one field. Such a row is written without the field's name. */
  | { kind: "rows"; fields: ContentField[]; only: ContentField | undefined };

/** A field of a collection or global that a file of content can hold. */
export type ContentField = { name: string; localized: boolean; required: boolean } & Kind;

/**
 * Fields that Payload adds, and the original name of a file, which its name in the folder replaces. The id, state and
 * order of an entry are written separately.
 */
const ofPayload =
  /^(?:_.*|id|createdAt|updatedAt|deletedAt|url|thumbnailURL|prefix|filename|original_name|mimeType|filesize|width|height|focalX|focalY)$/;

type NamedField = Extract<Field, { name: string }>;

function kindOf(field: NamedField): Kind {
  switch (field.type) {
    case "text":
    case "textarea":
    case "email":
      return { kind: "text", longest: "maxLength" in field ? field.maxLength : undefined };
    case "checkbox":
      return { kind: "flag" };
    case "number":
      return { kind: "number" };
    case "date":
      return { kind: "date" };
    case "richText":
      return { kind: "richText" };
    case "upload":
      return { kind: "file" };
    case "radio":
    case "select": {
      const options = field.options.map((option) => (typeof option === "string" ? option : option.value));
      return { kind: "choice", options, many: field.type === "select" && field.hasMany === true };
    }
    case "relationship":
      if (typeof field.relationTo === "string")
        return { kind: "entry", of: field.relationTo, many: field.hasMany === true };
      break;
    case "group":
      return { kind: "group", fields: fieldsOf(field.fields) };
    case "array": {
      const fields = fieldsOf(field.fields);
      if (!field.localized)
        return { kind: "rows", fields, only: fields.length === 1 ? fields[0] : undefined };
      break;
    }
    default:
  }
  throw new Error(`The content format has no notation for ${field.name}, a field of the type ${field.type}`);
}

/** The content fields of a collection or global, in order. Read-only fields are left out. */
export function fieldsOf(fields: Field[]): ContentField[] {
  return fields.flatMap((field): ContentField[] => {
    if (field.type === "row" || field.type === "collapsible") return fieldsOf(field.fields);
    if (!("name" in field) || field.name === undefined || ofPayload.test(field.name)) return [];
    if (field.type === "ui" || ("virtual" in field && field.virtual)) return [];
    if ("access" in field && field.access?.create === nobody) return [];
    const named = field;
    const { name } = named;
    const localized = "localized" in named && named.localized === true;
    return [{ name, localized, required: "required" in named && named.required === true, ...kindOf(named) }];
  });
}

/** The long text of a kind of entry, below the front matter of its Markdown files. */
export const bodyOf = (fields: ContentField[]): string | undefined =>
  fields.find((field) => field.kind === "richText")?.name;

/** The files of an entry: one for values that both languages share, and one per language. */
export type Part = "shared" | "en" | "ar";
export const parts: readonly Part[] = ["shared", "en", "ar"];

/** Whether a file contains a part of a field. */
export function isIn(field: ContentField, part: Part): boolean {
  if (field.kind === "group" || field.kind === "rows") return field.fields.some((inner) => isIn(inner, part));
  return field.localized === (part !== "shared");
}
