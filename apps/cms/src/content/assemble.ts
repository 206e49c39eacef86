import { locales } from "@miqyas/contract";
import { isObject, propertyOf } from "../property-of.ts";
import type { TextLanguage } from "../rich-text/html-text.ts";
import type { Data, Value } from "./describe.ts";
import { isIn, parts, type ContentField, type Part } from "./fields.ts";
import { readMarkdown } from "./markdown/read-markdown.ts";

/** The place of a value in a file: the names and indexes that lead to it. */
export type ValuePath = readonly (string | number)[];

/** The contents of an entry's files. A language without a file is undefined. */
export type GivenParts = { [P in Part]: Data | undefined };

/** Resolves the names in the files. Returns undefined for an unknown name. */
export interface Ids {
  file(name: string): number | undefined;
  entry(collection: string, name: string): number | undefined;
  /** Reports a problem. `line` counts inside a long text. */
  refuse(part: Part, path: ValuePath, message: string, line?: number): void;
}

interface Place {
  part: Part;
  path: ValuePath;
}

/** The texts of a value. `schema.ts` has checked that it contains nothing else. */
const textsOf = (value: Value): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === "string");

function readEntries(
  field: ContentField & { kind: "entry" },
  value: Value,
  { part, path }: Place,
  ids: Ids,
): unknown {
  const found = textsOf(value).flatMap((name, index) => {
    const id = ids.entry(field.of, name);
    const at = field.many ? [...path, index] : path;
    if (id === undefined) ids.refuse(part, at, `there is no ${field.of}/${name}`);
    return id ?? [];
  });
  return field.many ? found : (found[0] ?? null);
}

function readLeaf(field: ContentField, value: Value, place: Place, ids: Ids): unknown {
  const { part, path } = place;
  const [text = ""] = textsOf(value);
  switch (field.kind) {
    case "date":
      return /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00:00.000Z` : value;
    case "file": {
      const id = ids.file(text);
      if (id === undefined) ids.refuse(part, path, `there is no file ${text}`);
      return id ?? null;
    }
    case "entry":
      return readEntries(field, value, place, ids);
    case "richText": {
      const language: TextLanguage = part === "ar" ? "ar" : "en";
      const refuse = (line: number, message: string) => ids.refuse(part, path, message, line);
      return readMarkdown(text, language, {
        refuse,
        findFile: (name) => ids.file(name),
        findEntry: (collection, name) => ids.entry(collection, name),
      });
    }
    default:
      return value;
  }
}

/** The empty value of a field. It clears what the files of a document no longer contain. */
const nothingOf = (field: ContentField): unknown => {
  if (field.kind === "flag") return false;
  return (field.kind === "entry" || field.kind === "choice") && field.many ? [] : null;
};

function assembleLeaf(field: ContentField, data: Data | undefined, place: Place, ids: Ids): unknown {
  const value = data?.[field.name];
  if (value === undefined || value === null) return nothingOf(field);
  return readLeaf(field, value, { part: place.part, path: [...place.path, field.name] }, ids);
}

function assembleRows(
  field: ContentField & { kind: "rows" },
  given: GivenParts,
  path: ValuePath,
  ids: Ids,
): Data[] | undefined {
  const { name, fields, only } = field;
  const lists = parts.flatMap((part) => {
    const list = given[part]?.[name];
    return Array.isArray(list) ? [{ part, list }] : [];
  });
  // The rows may stand in a file that is not given.
  if (lists.length === 0 && parts.some((part) => !given[part] && isIn(field, part))) return undefined;
  const count = Math.max(0, ...lists.map(({ list }) => list.length));
  for (const { part, list } of lists)
    if (list.length !== count)
      ids.refuse(part, [...path, name], `has ${list.length} rows, in another file of the entry ${count}`);
  return Array.from({ length: count }, (_, index) => {
    const row: GivenParts = { shared: given.shared && {}, en: given.en && {}, ar: given.ar && {} };
    for (const { part, list } of lists) {
      const value = list[index];
      if (only) row[part] = value === undefined ? {} : { [only.name]: value };
      else row[part] = isObject(value) ? value : {};
    }
    return assemble(fields, row, ids, [...path, name, index]);
  });
}

/**
 * Assembles the document that the files of an entry describe, in all its languages, in Payload's form. What a language
 * without a file may hold is undefined.
 */
export function assemble(
  fields: readonly ContentField[],
  given: GivenParts,
  ids: Ids,
  path: ValuePath = [],
): Data {
  const doc: Record<string, unknown> = {};
  for (const field of fields) {
    const { name } = field;
    if (field.kind === "rows") doc[name] = assembleRows(field, given, path, ids);
    else if (field.kind === "group") {
      const inner = (part: Part) => {
        const value = given[part]?.[name];
        return isObject(value) ? value : given[part] && {};
      };
      const group = { shared: inner("shared"), en: inner("en"), ar: inner("ar") };
      doc[name] = assemble(field.fields, group, ids, [...path, name]);
    } else if (field.localized) {
      const texts: Record<string, unknown> = {};
      for (const part of locales)
        if (given[part]) texts[part] = assembleLeaf(field, given[part], { part, path }, ids);
      doc[name] = texts;
    } else doc[name] = assembleLeaf(field, given.shared, { part: "shared", path }, ids);
  }
  return doc as Data;
}

/** A document in Payload's form for one language. */
export function inLanguage(fields: readonly ContentField[], doc: unknown, language: TextLanguage): Data {
  const texts: Record<string, unknown> = {};
  for (const field of fields) {
    const value = propertyOf(doc, field.name);
    if (field.kind === "rows")
      texts[field.name] = Array.isArray(value)
        ? value.map((row) => inLanguage(field.fields, row, language))
        : undefined;
    else if (field.kind === "group") texts[field.name] = inLanguage(field.fields, value, language);
    else texts[field.name] = field.localized ? propertyOf(value, language) : value;
  }
  return texts as Data;
}
