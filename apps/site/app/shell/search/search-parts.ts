/** What the search loads when it is first used: the matching, and the list of what it found. */
export { createSectionFinder } from "./find-sections.ts";
export { SearchResults } from "./search-results.tsx";
