import { locales } from "@miqyas/contract";
import { isObject, propertyOf } from "../property-of.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import { isIn, parts, type ContentField, type Part } from "./fields.ts";
import { nameEntryLinks } from "./markdown/entry-links.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";

/** A value in a file of content. */
export type Value = string | number | boolean | null | Value[] | Data;
export interface Data {
  [name: string]: Value;
}

/** Names the documents to which a document refers. Returns undefined for a deleted document. */
export interface Names {
  file(id: number): string | undefined;
  entry(collection: string, id: number): string | undefined;
}

const noon = "T12:00:00.000Z";

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

function describeLeaf(field: ContentField, value: unknown, names: Names): Value | undefined {
  if (value === undefined || value === null) return undefined;
  switch (field.kind) {
    case "richText":
      return writeMarkdown(
        nameEntryLinks(value, (collection, id) => names.entry(collection, id)),
        (id) => names.file(id),
      );
    case "file":
      return names.file(Number(value));
    case "entry": {
      const ids = (Array.isArray(value) ? value : [value]).map(Number);
      const found = ids.flatMap((id) => names.entry(field.of, id) ?? []);
      return field.many ? found : found[0];
    }
    case "date":
      return textOf(value).endsWith(noon) ? textOf(value).slice(0, -noon.length) : textOf(value);
    default:
      return value as Value;
  }
}

type Parts = Record<Part, Data>;

function put(data: Data, name: string, value: Value | undefined): void {
  if (value !== undefined && !isNothing(value)) data[name] = value;
}

/** Writes rows into each file that has values for them, or into the shared file when no file has any. */
function describeRows(
  field: ContentField & { kind: "rows" },
  value: unknown,
  names: Names,
  into: Parts,
): void {
  const { name, only } = field;
  const rows = (Array.isArray(value) ? value : []).map((row) => describe(field.fields, row, names));
  const lists = parts.map((part) => ({
    part,
    list: rows.map((row) => (only ? (row[part][only.name] ?? null) : row[part])),
  }));
  const filled = lists.filter(({ list }) => list.some((row) => !isNothing(row)));
  for (const { part, list } of filled.length > 0
    ? filled
    : lists.filter(({ part }) => isIn(field, part)).slice(0, 1))
    put(into[part], name, list);
}

/**
 * The contents of a document's files: the document as Payload returns it for all languages, without empty
 * values. Two documents with the same description have the same content.
 */
export function describe(fields: readonly ContentField[], doc: unknown, names: Names): Parts {
  const into: Parts = { shared: {}, en: {}, ar: {} };
  for (const field of fields) {
    const value = propertyOf(doc, field.name);
    if (field.kind === "rows") describeRows(field, value, names, into);
    else if (field.kind === "group") {
      const inner = describe(field.fields, value, names);
      for (const part of parts) put(into[part], field.name, inner[part]);
    } else if (field.localized)
      for (const part of locales)
        put(into[part], field.name, describeLeaf(field, propertyOf(value, part), names));
    else put(into.shared, field.name, describeLeaf(field, value, names));
  }
  return into;
}
