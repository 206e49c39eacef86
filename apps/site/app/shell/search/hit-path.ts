import type { SearchHit, SearchKind } from "@miqyas/contract";
import { paths } from "../../routing/paths.ts";

type Named = Pick<SearchHit, "id" | "slug">;

/** Canonical paths of what a search finds. Questions have no pages: their answers stand in the results. */
const hitPaths: Record<Exclude<SearchKind, "questions">, (hit: Named) => string> = {
  articles: ({ id, slug }) => paths.article(slug ?? id),
  trends: ({ id }) => paths.trend(id),
  reports: ({ id }) => paths.report(id),
  lessons: ({ id }) => paths.resource(id),
  words: ({ id }) => paths.word(id),
  services: ({ id }) => paths.service(id),
  tools: ({ id }) => paths.tool(id),
};

/** The path of a hit; `null` for a question. */
export const hitPath = (kind: SearchKind, hit: Named): string | null =>
  kind === "questions" ? null : hitPaths[kind](hit);

/** What a page of the search shows. */
export interface SearchState {
  q: string;
  /** One group. Without it, the best of each. */
  kind?: SearchKind | undefined;
  page?: number;
}

/** The canonical address of a search (SRCH-13). */
export function searchAddress({ q, kind, page = 1 }: SearchState): string {
  const query = new URLSearchParams();
  if (kind) query.set("kind", kind);
  if (kind && page > 1) query.set("page", String(page));
  if (q) query.set("q", q);
  const search = query.toString();
  return search ? `${paths.search()}?${search}` : paths.search();
}
