import * as v from "valibot";
import { defineRead } from "./call.ts";
import { count, id, list, listRequired, moment, optional, requiredText, text } from "./schema.ts";
import { searchKinds } from "./search-kinds.ts";
import type { SearchKind } from "./search-kinds.ts";

/** The parts of a text that match: start and end index in UTF-16 units, in order. The text itself is plain. */
const marks = list(v.tuple([count, count]));

const hit = v.object({
  id,
  /** The last part of the address of an article; `null` for a kind whose addresses have the id. */
  slug: optional(requiredText),
  title: requiredText,
  title_marks: marks,
  /** A part of its text around the first match, else its beginning; an answer as a whole. Plain text, never HTML. */
  excerpt: text,
  excerpt_marks: marks,
  created_at: moment,
});
export type SearchHit = v.InferOutput<typeof hit>;

const group = v.object({
  kind: v.picklist(searchKinds),
  /** The number of all hits. */
  total: count,
  hits: listRequired(hit),
});
export type SearchGroup = v.InferOutput<typeof group>;

const result = v.object({
  /** Groups with hits, in the order of `searchKinds`. A kind that the site does not know is left out. */
  groups: listRequired(group),
  /** Whether nothing holds the words as they were typed, and the hits are similar to them. */
  approximate: v.fallback(v.boolean(), false),
});
export type SearchResult = v.InferOutput<typeof result>;

export interface SearchParams {
  /** What is searched for. Empty, or with less than two letters, it finds nothing. */
  q: string;
  /** One group only. */
  kind?: SearchKind | undefined;
  /** Page of the group, counted from 1. */
  page?: number | undefined;
  /** Hits of each group: 5 by default, at most 20. */
  per_page?: number | undefined;
}

/**
 * `GET /search`, optional for a backend: what visitors can read in the language and what holds all words of `q`, in any
 * spelling (`foldText`). Titles come before texts. Without the call the site searches the lists that it reads anyway.
 */
export const searchSite = defineRead({
  name: "search",
  optional: true,
  path: "/search",
  query: ({ q, kind, page, per_page }: SearchParams) => ({ q, kind, page, per_page }),
  data: result,
  result: (data): SearchResult => data,
});
