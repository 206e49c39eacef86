/** The code that the search loads on first use: the matching and the list of results. */
export { createSectionFinder } from "./find-sections.ts";
export { SearchResults } from "./search-results.tsx";
