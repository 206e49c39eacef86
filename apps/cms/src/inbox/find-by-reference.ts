import type { CollectionBeforeOperationHook, Where, WhereField } from "payload";

/** As references are stored, however one is read out or copied: `k7qx-4mta`, `K7QX 4MTA`. */
function compact(written: unknown): unknown {
  if (typeof written !== "string") return written;
  const signs = written.replace(/[\s\p{P}\p{Cf}]+/gu, "").toUpperCase();
  return signs || written;
}

const isOfReference = (name: string, condition: Where[string]): condition is WhereField =>
  name === "reference" && !Array.isArray(condition);

/** The same conditions, with what is asked of `reference` made compact. */
function withCompactReference(where: Where): Where {
  const conditions = Object.entries(where).map(([name, condition]): [string, Where[string]] => {
    if (Array.isArray(condition)) return [name, condition.map(withCompactReference)];
    if (!isOfReference(name, condition)) return [name, condition];
    const asked = Object.entries(condition).map(([operator, value]) => [operator, compact(value)]);
    return [name, Object.fromEntries(asked) as WhereField];
  });
  return Object.fromEntries(conditions);
}

/** Hook of the messages: finds one by its reference in any spelling (CON-14). */
export const findByReference: CollectionBeforeOperationHook = ({ args }) =>
  "where" in args && args.where ? { ...args, where: withCompactReference(args.where) } : args;
