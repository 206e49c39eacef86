import type { CollectionBeforeOperationHook, Where, WhereField } from "payload";

/** Writes a reference as it is stored: `k7qx-4mta` and `K7QX 4MTA` are the same. Nothing remains of signs alone. */
export const compactReference = (written: string): string =>
  written.replace(/[\s\p{P}\p{Cf}]+/gu, "").toUpperCase();

const compact = (written: unknown): unknown =>
  typeof written === "string" ? compactReference(written) || written : written;

/** The values of a condition: one, a list, or a list in the address of a call. */
function compactAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  return typeof value === "string" ? value.split(",").map(compact).join(",") : value;
}

const isOfReference = (name: string, condition: Where[string]): condition is WhereField =>
  name === "reference" && !Array.isArray(condition);

/** The same conditions, with every `reference` in its stored form. */
function withCompactReference(where: Where): Where {
  const conditions = Object.entries(where).map(([name, condition]): [string, Where[string]] => {
    if (Array.isArray(condition)) return [name, condition.map(withCompactReference)];
    if (!isOfReference(name, condition)) return [name, condition];
    const compacted = Object.entries(condition).map(([operator, value]) => [
      operator,
      operator === "exists" ? value : compactAll(value),
    ]);
    return [name, Object.fromEntries(compacted) as WhereField];
  });
  return Object.fromEntries(conditions);
}

/** Hook of the messages: finds a message by its reference in any spelling (CON-14). */
export const findByReference: CollectionBeforeOperationHook = ({ args }) =>
  "where" in args && args.where ? { ...args, where: withCompactReference(args.where) } : args;
