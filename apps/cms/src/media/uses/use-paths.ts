import type { Field } from "payload";
import { locales } from "@miqyas/contract";
import { isObject } from "../../property-of.ts";

/** The kinds of things that are not deleted while an entry or page shows them. */
export type UsedKind = "media" | "charts";

/** In a rich text, its files and charts. They stand beside paragraphs, never inside. */
const inRichText = "root.children";

interface UsePath {
  /** In the notation of Payload's queries: `images.image`. */
  path: string;
  isInText: boolean;
}

const isLinkTo = (field: Field, kind: UsedKind): boolean =>
  (field.type === "upload" || field.type === "relationship") && field.relationTo === kind;

/** Paths of all fields that may hold the id of a file or chart. */
export function pathsOfUses(fields: Field[], kind: UsedKind, prefix = ""): UsePath[] {
  return fields.flatMap((field): UsePath[] => {
    const path = "name" in field && field.name ? `${prefix}${field.name}` : "";
    if (isLinkTo(field, kind)) return [{ path, isInText: false }];
    if (field.type === "richText") return [{ path: `${path}.${inRichText}`, isInText: true }];
    return "fields" in field ? pathsOfUses(field.fields, kind, path ? `${path}.` : prefix) : [];
  });
}

/** The values at a path of a document that was read in all languages. Rows and languages are gone through. */
function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((row) => valuesAt(row, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (!isObject(value)) return [];
  if (name in value) return valuesAt(value[name], rest);
  return locales.flatMap((locale) => (locale in value ? valuesAt(value[locale], [name, ...rest]) : []));
}

/** Whether a document, read in all languages, holds a file or chart at one of the paths. */
export const isUsedIn = (doc: unknown, paths: readonly UsePath[], kind: UsedKind, id: number): boolean =>
  paths.some(({ path, isInText }) =>
    valuesAt(doc, path.split(".")).some((value) =>
      isInText ? isObject(value) && value.relationTo === kind && value.value === id : value === id,
    ),
  );
