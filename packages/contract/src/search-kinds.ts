import type { EntryCollection } from "./site-paths.ts";

/** The groups of a search, in the order in which the site shows them. */
export const searchKinds = [
  ...(["articles", "trends", "reports", "lessons"] as const),
  ...(["words", "services", "tools", "questions"] as const),
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The kind of content of each group. Every kind but the questions has pages of its own. */
export const searchedContent = {
  articles: "blogs",
  trends: "trends-in-markets",
  reports: "our-featured-reports",
  lessons: "education-resources",
  words: "words-in-markets",
  services: "our-services",
  tools: "tool-we-uses",
  questions: "frequently-asked-questions",
} as const satisfies Record<SearchKind, EntryCollection | "frequently-asked-questions">;

/** The longest question of a search, in characters. What is longer is cut. */
export const longestQuestion = 100;

/** Hits of a group in the header, and on the page of a search. */
export const groupLimit = 5;
/** Hits on a page of one group. */
export const hitsPerPage = 10;
