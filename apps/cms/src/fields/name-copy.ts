import type { Field, FieldHook } from "payload";

/** The longest title that a copy keeps whole, in characters. A line takes 300 (`localizedLine`). */
const longest = 280;

/** Adds “(copy)” to a title, in its own language. */
const addMark: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === "string" && value
    ? `${value.slice(0, longest)} (${/\p{Script=Arabic}/u.test(value) ? "نسخة" : "copy"})`
    : value;

/** The fields of a collection, of which the title `name` tells a copied entry from its original in lists. */
export const nameCopies = (fields: Field[], name: string | undefined): Field[] =>
  fields.map((field) =>
    field.type === "text" && field.name === name
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [addMark] } }
      : field,
  );
