import { locales } from "@miqyas/contract";
import * as v from "valibot";
import { isIn, type ContentField, type Part } from "./fields.ts";

type Schema = v.GenericSchema;

const text = v.string("must be text; numbers and dates that are texts stand in quotes");

const day = v.pipe(
  text,
  v.regex(/^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/, "must be a day such as 2026-03-18"),
  v.check((value) => !Number.isNaN(Date.parse(value)), "is not a day of the calendar"),
);

function leaf(field: ContentField): Schema {
  switch (field.kind) {
    case "flag":
      return v.boolean("must be true or false");
    case "number":
      return v.number("must be a number");
    case "date":
      return day;
    case "choice": {
      const one = v.picklist(field.options, `must be one of: ${field.options.join(", ")}`);
      return field.many ? v.array(one, "must be a list") : one;
    }
    case "entry":
      return field.many ? v.array(text, "must be a list of names of folders") : text;
    case "text": {
      const { longest } = field;
      return longest ? v.pipe(text, v.maxLength(longest, `has more than ${longest} characters`)) : text;
    }
    default:
      return text;
  }
}

function schemaOf(field: ContentField, part: Part, draft: boolean): Schema {
  if (field.kind === "group") return dataSchema(field.fields, part, draft);
  if (field.kind !== "rows") return leaf(field);
  const row = field.only
    ? v.nullable(schemaOf(field.only, part, draft))
    : dataSchema(field.fields, part, draft);
  return v.array(row, "must be a list");
}

/**
 * The schema of one file of an entry. `shared` holds the values that both languages share. A draft has no
 * required values.
 */
export function dataSchema(
  fields: readonly ContentField[],
  part: Part,
  draft: boolean,
  more: Record<string, Schema> = {},
): Schema {
  const here = fields.filter((field) => isIn(field, part));
  const entries = here.map((field) => {
    const schema = schemaOf(field, part, draft);
    return [field.name, field.required && !draft ? schema : v.nullish(schema)];
  });
  const known = { ...more, ...(Object.fromEntries(entries) as Record<string, Schema>) };
  const names = Object.keys(known).join(", ") || "nothing";
  return v.strictObject(known, ({ expected }) => {
    if (expected === "Object") return "must be names with values";
    return expected === "never" ? `does not belong here, only ${names}` : "is missing";
  });
}

const number = v.pipe(
  v.number("must be a number"),
  v.integer("must be a whole number"),
  v.minValue(1, "must be 1 or more"),
);

/** Values of an entry beside its fields. */
export const entryHead = {
  id: v.optional(number),
  status: v.optional(v.picklist(["draft", "published"], "must be draft or published")),
  first_language: v.optional(v.picklist(locales, "must be en or ar")),
  order: v.optional(
    v.pipe(text, v.regex(/^[0-9A-Za-z]{2,}$/, "must be a key of letters and digits such as a0")),
  ),
};

const percent = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must be 0 to 100"),
  v.maxValue(100, "must be 0 to 100"),
);

/** The schema of the texts of a media file, in both languages. */
export function fileSchema(fields: readonly ContentField[]): Schema {
  const localized = fields.filter((field) => field.localized);
  const inBoth = (field: ContentField) =>
    v.pipe(
      v.strictObject({ en: v.nullish(leaf(field)), ar: v.nullish(leaf(field)) }, "must have en: and ar:"),
      v.check(
        ({ en, ar }) => !field.required || Boolean(en ?? ar),
        "must be written in one language at least",
      ),
    );
  return dataSchema(fields, "shared", false, {
    id: v.optional(number),
    ...Object.fromEntries(
      localized.map((field) => [field.name, field.required ? inBoth(field) : v.optional(inBoth(field))]),
    ),
    focal: v.optional(v.strictObject({ x: percent, y: percent }, "must have x: and y:")),
  });
}
