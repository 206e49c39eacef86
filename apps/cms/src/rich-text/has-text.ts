import type { Field } from "payload";

/** Whether some of the fields, or of the fields inside them, is a long text. */
export const hasLongText = (fields: Field[]): boolean =>
  fields.some((field) => field.type === "richText" || ("fields" in field && hasLongText(field.fields)));
