import { createHash } from "node:crypto";
import { locales } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { FlattenedField } from "payload";
import { isEmptyText } from "../rich-text/empty-text.ts";
import { propertyOf } from "../property-of.ts";

/** A document with all languages: the value of a localized field is an object by language. */
export type Localized = Record<string, unknown>;

type NamedField = Extract<FlattenedField, { name: string }>;

const isLocalized = (field: FlattenedField): boolean => "localized" in field && field.localized === true;

/** A text that a published entry, or a row of one, has in each language in which it is published. */
export const isRequiredText = (field: FlattenedField): boolean =>
  isLocalized(field) && "required" in field && field.required === true;

/** The long text of an entry. It need not exist, but a translation of it must. */
const isBody = ({ name, type }: NamedField): boolean => name === "content" && type === "richText";

/**
 * Whether an entry has a text in a language: each required localized field is filled, and in a translation `content` too
 * if the source has it. While the source is not known, any language may be it. An entry without such fields, such as a
 * group of logos, is the same in both languages.
 */
export function hasText(
  fields: readonly FlattenedField[],
  doc: Localized,
  locale: Locale,
  source: Locale | null,
): boolean {
  const filled = ({ name }: NamedField, language: Locale) => !isEmptyText(propertyOf(doc[name], language));
  return fields.every((field) => {
    if (!("name" in field) || !isLocalized(field)) return true;
    const isNeeded =
      isRequiredText(field) ||
      (isBody(field) && (source ? [source] : locales).some((language) => filled(field, language)));
    return !isNeeded || filled(field, locale);
  });
}

/** All localized values of a document in a language that are not empty, in the order of the fields. */
function valuesOf(fields: readonly FlattenedField[], doc: unknown, locale: Locale): unknown[] {
  return fields.flatMap((field): unknown[] => {
    if (!("name" in field)) return [];
    const value = propertyOf(doc, field.name);
    if (isLocalized(field)) {
      const text = propertyOf(value, locale);
      return isEmptyText(text) ? [] : [field.name, text];
    }
    if (!("flattenedFields" in field)) return [];
    const rows = Array.isArray(value) ? value : [value];
    return rows.flatMap((row) => valuesOf(field.flattenedFields, row, locale));
  });
}

/** A fingerprint of all texts of a document in a language. It changes when any text changes. */
export const fingerprintOf = (fields: readonly FlattenedField[], doc: Localized, locale: Locale): string =>
  createHash("sha256")
    .update(JSON.stringify(valuesOf(fields, doc, locale)))
    .digest("base64url")
    .slice(0, 22);

const rowOf = (rows: unknown, id: unknown): unknown =>
  Array.isArray(rows) ? rows.find((row) => propertyOf(row, "id") === id) : undefined;

/** A document with the rows that another form of it has too, in the order of that form. Rows are found by their ids. */
export const inOrderOf = (fields: readonly FlattenedField[], doc: unknown, form: unknown): Localized =>
  Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      if (!("name" in field)) return [];
      const value = propertyOf(doc, field.name);
      if (isLocalized(field) || !("flattenedFields" in field)) return [[field.name, value]];
      const like = propertyOf(form, field.name);
      const inOrder = (part: unknown, of: unknown) => inOrderOf(field.flattenedFields, part, of);
      if (!Array.isArray(like)) return [[field.name, inOrder(value, like)]];
      return [[field.name, like.map((row) => inOrder(rowOf(value, propertyOf(row, "id")), row))]];
    }),
  );
