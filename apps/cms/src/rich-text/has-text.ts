import type { Field, FlattenedField } from "payload";

/** Whether some of the fields, or of the fields inside them, is a long text. */
export const hasLongText = (fields: readonly (Field | FlattenedField)[]): boolean =>
  fields.some((field) => field.type === "richText" || ("fields" in field && hasLongText(field.fields)));
