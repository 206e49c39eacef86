import type { Field } from "payload";
import { nobody } from "../access/roles.ts";

type Kind =
  | { kind: "text"; longest: number | undefined }
  | { kind: "flag" | "date" | "file" | "richText" }
  | { kind: "choice"; options: string[]; many: boolean }
  | { kind: "entry"; of: string; many: boolean }
  | { kind: "group"; fields: ContentField[] }
  /** `only` is the one field that a row has, if it has but one: then the row is written without its name. */
  | { kind: "rows"; fields: ContentField[]; only: ContentField | undefined };

/** A field of a collection or global, as far as a file of content can hold it. */
export type ContentField = { name: string; localized: boolean; required: boolean } & Kind;

/** Fields that Payload adds; an entry's own number, state and place are written apart. */
const ofPayload =
  /^(?:_.*|id|createdAt|updatedAt|deletedAt|url|thumbnailURL|prefix|filename|mimeType|filesize|width|height|focalX|focalY)$/;

type NamedField = Extract<Field, { name: string }>;

function kindOf(field: NamedField): Kind {
  switch (field.type) {
    case "text":
    case "textarea":
    case "email":
      return { kind: "text", longest: "maxLength" in field ? field.maxLength : undefined };
    case "checkbox":
      return { kind: "flag" };
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

/** The fields of a collection or global that are content, in their order; those nobody may write are not. */
export function fieldsOf(fields: Field[]): ContentField[] {
  return fields.flatMap((field): ContentField[] => {
    if (field.type === "row" || field.type === "collapsible") return fieldsOf(field.fields);
    if (!("name" in field) || field.name === undefined || ofPayload.test(field.name)) return [];
    if ("access" in field && field.access?.create === nobody) return [];
    const named = field;
    const { name } = named;
    const localized = "localized" in named && named.localized === true;
    return [{ name, localized, required: "required" in named && named.required === true, ...kindOf(named) }];
  });
}

/** The long text of a kind of entry: what stands below the head of its Markdown files. */
export const bodyOf = (fields: ContentField[]): string | undefined =>
  fields.find((field) => field.kind === "richText")?.name;

/** The files of an entry: what is the same in both languages, and what is written in each. */
export type Part = "shared" | "en" | "ar";
export const parts: readonly Part[] = ["shared", "en", "ar"];

/** Whether something of a field stands in a file. */
export function isIn(field: ContentField, part: Part): boolean {
  if (field.kind === "group" || field.kind === "rows") return field.fields.some((inner) => isIn(inner, part));
  return field.localized === (part !== "shared");
}
