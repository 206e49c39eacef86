import { cleanLine, readId } from "@miqyas/contract";
import * as v from "valibot";

/*
 * Schemas of query parameters. Numbers out of range are clamped. A value that is not a number, or not on a
 * list, is refused with a message that names the valid values (B16). Unknown parameters are ignored.
 */

/** A whole number, clamped to its range. */
export const wholeNumber = ({ fallback, max }: { fallback: number; max: number }) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[+-]?\d{1,15}$/, "must be a whole number"),
      v.transform((digits) => Math.min(Math.max(Number(digits), 1), max)),
    ),
    String(fallback),
  );

/** The page of a list, counted from 1. A page beyond the end is empty. */
export const page = wholeNumber({ fallback: 1, max: 1_000_000 });

/** Entries per page, at most 100. */
export const perPage = (fallback: number) => wholeNumber({ fallback, max: 100 });

/** One of the given values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: NoInfer<Values[number]>,
) => v.optional(v.picklist(values, `must be one of: ${values.join(", ")}`), fallback);

export const sortDirection = oneOf(["asc", "desc"], "desc");

/** The id of a category or document to filter by. */
export const idParameter = v.optional(
  v.pipe(
    v.string(),
    v.check((text) => readId(text) !== undefined, "must be an id"),
    v.transform(Number),
  ),
);

/** A search text: one line, cut at 200 characters. A text that is empty after cleaning counts as absent. */
export const searchText = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => cleanLine(text).slice(0, 200).trim() || undefined),
  ),
);

/** A list separated by commas: trimmed, without duplicates, sorted, at most 20 entries. */
export const commaList = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) =>
      [...new Set(text.split(",").map(cleanLine).filter(Boolean))].slice(0, 20).toSorted(),
    ),
  ),
);

/** The first value of each parameter. An empty value counts as absent. */
export function firstValues(search: URLSearchParams): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of search)
    if (value.trim() !== "" && !Object.hasOwn(values, name)) values[name] = value.trim();
  return values;
}
