import { normalizeText } from "@miqyas/contract";
import Fuse from "fuse.js/basic";
import { minimumLength } from "./section-index.ts";
import type { SectionEntry } from "./section-index.ts";

/** A section under its title in the language that is searched. */
export interface NamedSection extends SectionEntry {
  name: string;
}

/** How many results are shown at most (SRCH-5). */
const maximumResults = 5;
/** How far a title may be from the query: 0 is equal, 1 is anything (SRCH-6). */
const threshold = 0.4;

/** Finds sections by their titles, the best first (SRCH-3…SRCH-7, SRCH-11). */
export function createSectionFinder(sections: readonly NamedSection[]): (query: string) => NamedSection[] {
  const fuse = new Fuse(
    sections.map((section) => ({ section, text: normalizeText(section.name) })),
    { keys: ["text"], threshold, ignoreLocation: true },
  );
  return (query) => {
    if (query.trim().length < minimumLength) return [];
    const results = fuse.search(normalizeText(query), { limit: maximumResults });
    return results.map(({ item }) => item.section);
  };
}
