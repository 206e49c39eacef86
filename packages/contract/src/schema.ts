import * as v from "valibot";
import { locales } from "./locale.ts";

/*
 * External data is read tolerantly. An optional field of the wrong type counts as absent. A list entry without its
 * identifying fields is omitted. The visitor still gets the rest of the answer (F6).
 */

/** An identifier: a string or a number on the wire, a non-empty string after parsing. */
export const id = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
  v.nonEmpty(),
);

/** A text that an entry must have. */
export const requiredText = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** An optional text; `""` when it is missing. */
export const text = v.fallback(v.pipe(v.string(), v.trim()), "");

/** The text of a page. It may be empty or `null`, but not missing or of another type. */
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

/** A full address of another website. */
export const webAddress = v.pipe(v.string(), v.regex(/^https?:\/\/\S/i));

/** A path of the site in English, `/words`, or a full `https:` address. */
export const linkAddress = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https:\/\/)\S*$/));

/** A date, with or without a time and an offset, in the format of ISO 8601 or of a database. */
const dateAndTime =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:Z|([+-]\d{2})(?::?(\d{2}))?)?)?$/i;

/**
 * A moment as ISO 8601; `null` when it is missing or invalid (ENT-9). Without an offset it counts as UTC: browsers would
 * read it in their own time zone, as they do with dates in words (LANG-10).
 */
export const moment = v.fallback(
  v.nullable(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((value) => {
        const [, date = "", time, hours, minutes = "00"] = dateAndTime.exec(value) ?? [];
        return time ? `${date}T${time}${hours ? `${hours}:${minutes}` : "Z"}` : date;
      }),
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

/** A list without its unreadable entries. A missing list is empty. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.fallback(listRequired(item), []);
}

/** A required list, without its unreadable entries. */
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

/**
 * The languages in which an entry exists (LANG-15). Without the field, or without a language that is known, the entry
 * exists in all.
 */
export const languagesField = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) => locales.filter((locale) => values.includes(locale))),
    v.minLength(1),
  ),
  () => [...locales],
);
