import type { FlattenedField } from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { isEmptyText } from "../rich-text/empty-text.ts";
import { isRequiredText } from "../translation/entry-texts.ts";

/**
 * The versions of a document in several languages, without the rows of its lists that lack a required text in all of them.
 * A row that was written and published in one language alone is empty in the other.
 */
export function withoutEmptyRows<Version>(
  fields: readonly FlattenedField[],
  versions: readonly Version[],
): Version[] {
  const parts = fields.flatMap((field) => {
    if (!("flattenedFields" in field)) return [];
    const values = versions.map((version) => propertyOf(version, field.name));
    return values[0] ? [{ name: field.name, values: withoutEmpty(field.flattenedFields, values) }] : [];
  });
  return versions.map((version, at) =>
    isObject(version)
      ? { ...version, ...Object.fromEntries(parts.map(({ name, values }) => [name, values[at]])) }
      : version,
  );
}

/** The versions of a list or of a group of fields. */
function withoutEmpty(fields: readonly FlattenedField[], values: readonly unknown[]): unknown[] {
  const [own] = values;
  if (!Array.isArray(own)) return withoutEmptyRows(fields, values);
  const rows = own
    .map((_row, at) => values.map((list) => (Array.isArray(list) ? (list[at] as unknown) : undefined)))
    .filter((row) => isWritten(fields, row))
    .map((row) => withoutEmptyRows(fields, row));
  return values.map((_list, at) => rows.map((row) => row[at]));
}

const isWritten = (fields: readonly FlattenedField[], row: readonly unknown[]) =>
  fields
    .filter(isRequiredText)
    .every(({ name }) => row.some((version) => !isEmptyText(propertyOf(version, name))));
