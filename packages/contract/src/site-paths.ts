import type { Locale } from "./locale.ts";

/**
 * Paths of the pages of entries, by collection. The last part is the entry's slug or id (RT-7, RT-12…RT-18). The site
 * routes them, and a backend names them in redirects.
 */
export const entryPaths = {
  blogs: "/Blogdetails/:slug",
  "education-resources": "/resources/:id",
  "our-featured-reports": "/reports/:id",
  "our-services": "/servicesdetils/:id",
  "tool-we-uses": "/tools/:id",
  "trends-in-markets": "/trends/:id",
  "words-in-markets": "/words/:id",
} as const;

/** A collection whose entries have pages. */
export type EntryCollection = keyof typeof entryPaths;

export const isEntryCollection = (name: string): name is EntryCollection => Object.hasOwn(entryPaths, name);

/** Paths of the pages that always exist (RT-1…RT-18). */
export const pagePaths = {
  home: "/",
  services: "/ServicesTools",
  storedService: "/toolsdetils",
  about: "/AboutUs",
  contact: "/contact",
  faq: "/questions",
  privacyPolicy: "/PrivacyPolicy",
  terms: "/terms-and-conditions",
  trends: "/all-trends",
  blog: "/AllBlog",
  resources: "/resources",
  words: "/words",
  research: "/research-and-insights",
  markets: "/markets",
  search: "/search",
  plan: "/plan",
} as const;

/**
 * The page of one chart (CHART-6). Other sites may frame it. It is in no list: it has neither search engines nor
 * redirects.
 */
export const chartPath = "/charts/:id";

/** Whether a path leads to a file or a call: these have one address for all languages, and the app cannot show them. */
export const isFilePath = (path: string): boolean => /^\/(?:api|assets|media)\//.test(path);

/** The address of a canonical path in a language: English and files unchanged, Arabic under `/ar` (LANG-9). */
export function localizePath(path: string, locale: Locale): string {
  return locale === "en" || isFilePath(path) ? path : `/ar${path.replace(/^\/(?=$|[?#])/, "")}`;
}
