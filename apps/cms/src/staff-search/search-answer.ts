import * as v from "valibot";

const marks = v.array(v.tuple([v.number(), v.number()]));

const hit = v.object({
  title: v.string(),
  /** The parts of the title that match. */
  marks,
  /** Its form in the admin. */
  href: v.string(),
  /** The surroundings of the first match in its text. */
  excerpt: v.optional(v.object({ text: v.string(), marks })),
});
export type SearchHit = v.InferOutput<typeof hit>;

const group = v.object({
  label: v.string(),
  /** The number of all hits, when there are more than are sent. */
  total: v.optional(v.number()),
  hits: v.array(hit),
});
export type SearchGroup = v.InferOutput<typeof group>;

/** The answer of `GET /api/staff-search`. */
export const searchAnswer = v.object({ groups: v.array(group) });
