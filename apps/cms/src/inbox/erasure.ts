import * as v from "valibot";

const rowCount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Rows that belong to a person; `receipts` are answers to their forms, kept for a repeated request (CON-12). */
export const personRows = v.object({ messages: rowCount, subscriptions: rowCount, receipts: rowCount });
export type PersonRows = v.InferOutput<typeof personRows>;

/** What belongs to a person, or, once it is erased, what did. */
export const erasure = v.object({ erased: v.boolean(), rows: personRows });
export type Erasure = v.InferOutput<typeof erasure>;
