import * as v from "valibot";

/*
 * Outside data is read tolerantly: an optional field of the wrong type counts as absent, a list entry
 * without what identifies it is left out, and the rest of the answer still reaches the visitor.
 */

/** An identifier: a string or a number on the wire, a non-empty string for us. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
);

/** A text without which an entry makes no sense. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A text that may be missing; `""` then. */
export const text = v.fallback(v.pipe(v.string(), v.trim()), "");

/** A text that a page consists of: it may be empty or `null`, but not missing or of another type. */
export const written = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value?.trim() ?? ""),
);

/** An address of a file, made absolute by the client; `null` when missing or the words "null"/"undefined" (ENT-1). */
export const address = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => (value === "" || value === "null" || value === "undefined" ? null : value)),
    ),
  ),
  null,
);

/** A date and a time without an offset, as ISO 8601 or a database writes them. */
const withoutOffset = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/**
 * A moment as ISO 8601; `null` when it is missing or no date (ENT-9). Without an offset it is UTC's, lest every
 * browser takes it for its own clock's (LANG-10).
 */
export const moment = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => value.replace(withoutOffset, "$1T$2Z")),
      v.check((value) => !Number.isNaN(Date.parse(value))),
    ),
  ),
  null,
);

/** A whole number ≥ 0 that may arrive as a string (ENT-3). */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);

/** A list whose unreadable entries are left out; an absent list is an empty one. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.fallback(listRequired(item), []);
}

/** A list that must be there; its unreadable entries are left out. */
export function listRequired<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries): v.InferOutput<Item>[] =>
      entries.flatMap((entry) => {
        const result = v.safeParse(item, entry);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}

/** A value that counts as absent when it cannot be read. */
export function optional<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.nullable(schema), null);
}

/** Names of fields that are shown in English because their Arabic text is missing. Optional on the wire. */
export const untranslated = v.fallback(v.array(v.string()), []);
