import { isObject, propertyOf } from "../property-of.ts";
import { textOf } from "../rich-text/rich-text-state.ts";
import { isIn, parts, type ContentField, type Part } from "./fields.ts";
import { writeMarkdown } from "./markdown/write-markdown.ts";

/** What a file of content holds. */
export type Value = string | number | boolean | null | Value[] | Data;
export interface Data {
  [name: string]: Value;
}

/** How a document calls what it refers to; undefined for what is not there any more. */
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
      return writeMarkdown(value, (id) => names.file(id));
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

/** Each file lists the rows that it knows something of; the shared one, where none does. */
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
  const told = lists.filter(({ list }) => list.some((row) => !isNothing(row)));
  for (const { part, list } of told.length > 0
    ? told
    : lists.filter(({ part }) => isIn(field, part)).slice(0, 1))
    put(into[part], name, list);
}

/**
 * What the files of a document say: the document as Payload gives it for all languages, without what is empty.
 * Two documents with the same description are the same content.
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
      for (const part of ["en", "ar"] as const)
        put(into[part], field.name, describeLeaf(field, propertyOf(value, part), names));
    else put(into.shared, field.name, describeLeaf(field, value, names));
  }
  return into;
}
