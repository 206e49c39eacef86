import { defaultLocale, isLocale, otherLocale } from "@miqyas/contract";
import { Forbidden } from "payload";
import type {
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  Field,
  FlattenedField,
  GlobalBeforeValidateHook,
  PayloadRequest,
} from "payload";
import { isObject, propertyOf } from "../property-of.ts";
import { findRole, onlyField } from "./roles.ts";

type Values = Record<string, unknown>;

const isTranslator = (req: PayloadRequest): boolean => findRole(req) === "translator";

/**
 * The change of a translator: localized values from the change, everything else from the stored document. Rows of lists
 * stay as they are, with translated texts inside.
 */
function textsOf(fields: readonly FlattenedField[], change: unknown, stored: unknown): Values {
  const values: Values = {};
  for (const field of fields) {
    if (!("name" in field) || field.name === "_status") continue;
    const { name } = field;
    const [own, old] = [propertyOf(change, name), propertyOf(stored, name)];
    if ("localized" in field && field.localized) values[name] = own === undefined ? old : own;
    else if (!("flattenedFields" in field)) values[name] = old;
    else if (Array.isArray(old)) {
      const rows: unknown[] = Array.isArray(own) ? own : [];
      values[name] = old.map((row: unknown) => {
        const changed = rows.find((one) => propertyOf(one, "id") === propertyOf(row, "id"));
        return { ...(isObject(row) && row), ...textsOf(field.flattenedFields, changed, row) };
      });
    } else values[name] = isObject(old) ? { ...old, ...textsOf(field.flattenedFields, own, old) } : old;
  }
  return values;
}

/** The change that a translator may make. Refuses one in the language of the source text. */
function translate(
  fields: readonly FlattenedField[],
  data: unknown,
  stored: unknown,
  req: PayloadRequest,
): Values {
  const written = propertyOf(stored, "source_language");
  const source = isLocale(written) ? written : defaultLocale;
  if (req.locale !== otherLocale(source)) throw new Forbidden(req.t);
  const status = propertyOf(data, "_status");
  return { ...textsOf(fields, data, stored), ...(status !== undefined && { _status: status }) };
}

interface Change {
  data?: Values;
  originalDoc?: unknown;
  req: PayloadRequest;
}

const limit = (fields: readonly FlattenedField[], { data, originalDoc, req }: Change): Values | undefined =>
  isTranslator(req) ? translate(fields, data, originalDoc, req) : data;

/** Limits a translator's change of an entry, a category or a file to the texts of its translation (B17). */
export const translatorsOnlyTranslate: CollectionBeforeValidateHook<Values & { id: number }> = (change) =>
  limit(change.collection.flattenedFields, change) as Partial<Values & { id: number }>;

/** The same for a single page. */
export const translatorsOnlyTranslatePage: GlobalBeforeValidateHook = (change) =>
  limit(change.global.flattenedFields, change);

/** Refuses a translator's change of a file itself. */
export const translatorsSendNoFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isFileChange = Boolean(req.file) || propertyOf(req.query, "uploadEdits") !== undefined;
  if (operation === "update" && isTranslator(req) && isFileChange) throw new Forbidden(req.t);
  return args;
};

const holdsTexts = (field: Field): boolean =>
  ("localized" in field && field.localized === true) ||
  ("fields" in field && field.fields.some(holdsTexts)) ||
  ("tabs" in field && field.tabs.some(({ fields }) => fields.some(holdsTexts)));

/** Makes the fields without texts read-only in a translator's form. `translatorsOnlyTranslate` is the rule itself. */
export function readOnlyForTranslators(fields: Field[]): Field[] {
  return fields.map((field): Field => {
    if ("fields" in field && holdsTexts(field))
      return { ...field, fields: readOnlyForTranslators(field.fields) };
    if (!("name" in field) || field.type === "ui" || holdsTexts(field) || field.access?.update) return field;
    return { ...field, access: { ...field.access, update: onlyField("owner", "editor") } } as Field;
  });
}
