import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What an import of redirects did. `refused` has each refused line with the reason in the language of staff. */
export const importReport = v.object({
  created: count,
  updated: count,
  refused: v.array(v.object({ line: count, from: v.string(), reason: v.string() })),
});
export type ImportReport = v.InferOutput<typeof importReport>;
