import { chartPath, entryPaths, pagePaths, searchKinds } from "@miqyas/contract";

/** The values that a query parameter may have. The site ignores any other value. */
type QueryRule = RegExp;

const pageNumber: QueryRule = /^(?:[2-9]|[1-9]\d{1,3})$/;
const searchText: QueryRule = /^(?=.*\S)[^\p{Cc}]{1,100}$/u;
/** A category's id, or its name if it has no id (BLOG-10, FAQ-1): visible text, and the two zero-width joiners. */
const category = String.raw`(?:[^\p{C}\p{Zl}\p{Zp}<>\\,]|[\u200c\u200d]){1,100}`;
const categories: QueryRule = new RegExp(`^(?=.{1,600}$)${category}(?:,${category}){0,19}$`, "u");
const searchKind: QueryRule = new RegExp(`^(?:${searchKinds.join("|")})$`);
const sort: QueryRule = /^oldest$/;
const sortWithTitles: QueryRule = /^(?:oldest|title-az|title-za)$/;
const entryId: QueryRule = /^[\w-]{1,64}$/;
/** The reference of a form that was sent without JavaScript (CON-14). */
const reference: QueryRule = /^[0-9A-Z]{8}$/;

/** A number as a visitor types it. The page says what is wrong with it (PLAN-3). */
const typedNumber: QueryRule = /^[^\p{Cc}]{1,20}$/u;

/** Fields of the planning page, in its order. */
export const planFields = [
  ...(["margin", "sample", "share", "population", "effect"] as const),
  ...(["groups", "smallest", "teams", "daily", "days"] as const),
] as const;
export type PlanField = (typeof planFields)[number];

/** The numbers of a plan, for the contact form: `study-plan/plan-code.ts`. */
const planCode: QueryRule = /^9[059](?:_[\d.]{0,13}){0,10}$/;

export interface RouteRule {
  /**
   * The path in the spelling of the specification. `:name` is one segment, taken exactly as it is (RT-19).
   * `:name?` may be missing after the slash (DET-2).
   */
  pattern: string;
  /** With a slash at its end the path is another route: an entry without an id (DET-2). */
  slashless?: true;
  /** Without `/ar` the page is English, whoever asks: the site that frames it has chosen its language. */
  english?: true;
  /** Parameters that change the screen. A default value (page 1, newest first) is left out of the address. */
  query?: Readonly<Record<string, QueryRule>>;
}

const listQuery = { q: searchText, cat: categories, sort, page: pageNumber };

/**
 * The 21 addresses of the specification (RT-1…RT-18), the search, the planning page and the page of a chart (CONST-6). Routes, matching and links are made from
 * this table. The first match counts.
 */
export const routeTable = {
  home: { pattern: pagePaths.home, query: { impacts: pageNumber, sent: reference } },
  services: { pattern: pagePaths.services },
  service: { pattern: `${entryPaths["our-services"]}?` },
  storedService: { pattern: pagePaths.storedService },
  tool: { pattern: `${entryPaths["tool-we-uses"]}?` },
  about: { pattern: pagePaths.about },
  contact: {
    pattern: pagePaths.contact,
    query: { service: entryId, tool: entryId, plan: planCode, sent: reference },
  },
  faq: { pattern: pagePaths.faq, query: { cat: categories, page: pageNumber } },
  privacyPolicy: { pattern: pagePaths.privacyPolicy },
  terms: { pattern: pagePaths.terms },
  trends: { pattern: pagePaths.trends },
  trend: { pattern: entryPaths["trends-in-markets"] },
  blog: { pattern: pagePaths.blog, query: { ...listQuery, sort: sortWithTitles } },
  article: { pattern: entryPaths.blogs },
  resources: { pattern: pagePaths.resources, query: listQuery },
  resource: { pattern: entryPaths["education-resources"] },
  report: { pattern: entryPaths["our-featured-reports"] },
  words: { pattern: pagePaths.words, query: listQuery, slashless: true },
  word: { pattern: `${entryPaths["words-in-markets"]}?` },
  research: { pattern: pagePaths.research },
  markets: { pattern: pagePaths.markets },
  search: { pattern: pagePaths.search, query: { q: searchText, kind: searchKind, page: pageNumber } },
  plan: {
    pattern: pagePaths.plan,
    query: { confidence: /^9[059]$/, ...Object.fromEntries(planFields.map((field) => [field, typedNumber])) },
  },
  chart: { pattern: chartPath, english: true },
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routeTable;

export const routeNames = Object.keys(routeTable) as RouteName[];

/** Old addresses in lower case, and the routes that they permanently redirect to (RT-10). */
export const movedAddresses: Readonly<Record<string, RouteName>> = { "/termsand": "terms" };

/** The style guide: a page for developers, in no list of pages. */
export const styleguidePath = "/__styleguide";

/** Where the server renders the page of addresses that are gone for good. It is no address of a visitor (RT-25). */
export const gonePath = "/__gone";
