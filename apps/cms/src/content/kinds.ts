import type { CollectionSlug, GlobalSlug } from "payload";

/** Collections that editors write. A collection comes after those to which its entries refer. */
export const contentCollections = [
  "blog-categories",
  "faq-categories",
  "education-resource-categories",
  "words-in-market-categories",
  "charts",
  "tool-we-uses",
  "our-services",
  "our-impacts",
  "our-teams",
  "testimonials",
  "our-clients",
  "our-partners",
  "frequently-asked-questions",
  "social-medias",
  "blogs",
  "words-in-markets",
  "education-resources",
  "trends-in-markets",
  "our-featured-reports",
] as const satisfies CollectionSlug[];

/** Globals that editors write: single pages and settings. */
export const contentGlobals = [
  "home-page",
  "about-us",
  "our-mission",
  "our-vision",
  "core-values",
  "markets-page",
  "privacy-policy",
  "terms-and-conditions",
  "site-settings",
] as const satisfies GlobalSlug[];

export type ContentCollection = (typeof contentCollections)[number];
export type ContentGlobal = (typeof contentGlobals)[number];
export type ContentKind = ContentCollection | ContentGlobal;

export const isContentCollection = (slug: string): slug is ContentCollection =>
  contentCollections.some((known) => known === slug);
export const isContentGlobal = (slug: string): slug is ContentGlobal =>
  contentGlobals.some((known) => known === slug);

/** The folder of files that more than one entry uses. */
export const mediaFolder = "media";

/** The database table of a collection. */
export const tableOf = (collection: string): string => collection.replaceAll("-", "_");

/** The database table of the versions of a collection or global. */
export const versionsTableOf = (slug: string): string => `_${tableOf(slug)}_v`;
