import * as v from "valibot";

const rowCount = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Counts of the rows that belong to a person. `receipts` are answers to the person's forms, kept for repeated
 * requests (CON-12), and the record of the mail that asked to confirm (R13).
 */
export const personRows = v.object({ messages: rowCount, subscriptions: rowCount, receipts: rowCount });
export type PersonRows = v.InferOutput<typeof personRows>;

/** The counts of a person's rows, and whether they have been erased. */
export const erasure = v.object({ erased: v.boolean(), rows: personRows });
export type Erasure = v.InferOutput<typeof erasure>;
