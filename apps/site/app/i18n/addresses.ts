import type { Locale } from "@miqyas/contract";
import { splitLocale } from "./split-locale.ts";

/** What a parameter of the query may hold; any other value is left out. */
type QueryRule = RegExp;

const pageNumber: QueryRule = /^(?:[2-9]|[1-9]\d{1,3})$/;
const searchText: QueryRule = /^(?=.*\S)[^\p{Cc}]{1,100}$/u;
/** A category by its id, or by its name where it has none (BLOG-10, FAQ-1): any visible text, and the signs that join letters. */
const category = String.raw`(?:[^\p{C}\p{Zl}\p{Zp}<>\\,]|[\u200c\u200d]){1,100}`;
const categories: QueryRule = new RegExp(`^(?=.{1,600}$)${category}(?:,${category}){0,19}$`, "u");
const sort: QueryRule = /^oldest$/;
const sortWithTitles: QueryRule = /^(?:oldest|title-az|title-za)$/;
const entryId: QueryRule = /^[\w-]{1,64}$/;
/** The reference of a form that was sent without JavaScript (CON-14). */
const reference: QueryRule = /^[0-9A-Z]{8}$/;

interface AddressRule {
  /**
   * The specification's spelling; `:name` is one segment, taken exactly as it is (RT-19), `:name?` may be missing
   * after the slash (DET-2).
   */
  pattern: string;
  /** With a slash at its end it is an entry without an id (DET-2). */
  slashless?: true;
  /** Parameters that change the screen; a default (page 1, newest first) is spelled by leaving it out. */
  query?: Readonly<Record<string, QueryRule>>;
}

const listQuery = { q: searchText, cat: categories, sort, page: pageNumber };

/** The 21 addresses of the specification, each in its one canonical spelling (RT-1…RT-18). */
export const addressRules = {
  home: { pattern: "/", query: { impacts: pageNumber, sent: reference } },
  services: { pattern: "/ServicesTools" },
  about: { pattern: "/AboutUs" },
  research: { pattern: "/research-and-insights" },
  markets: { pattern: "/markets" },
  blog: { pattern: "/AllBlog", query: { ...listQuery, sort: sortWithTitles } },
  article: { pattern: "/Blogdetails/:slug" },
  contact: { pattern: "/contact", query: { service: entryId, sent: reference } },
  privacyPolicy: { pattern: "/PrivacyPolicy" },
  terms: { pattern: "/terms-and-conditions" },
  faq: { pattern: "/questions", query: { cat: categories, page: pageNumber } },
  resources: { pattern: "/resources", query: listQuery },
  resource: { pattern: "/resources/:id" },
  service: { pattern: "/servicesdetils/:id?" },
  storedService: { pattern: "/toolsdetils" },
  tool: { pattern: "/tools/:id?" },
  trends: { pattern: "/all-trends" },
  trend: { pattern: "/trends/:id" },
  report: { pattern: "/reports/:id" },
  words: { pattern: "/words", query: listQuery, slashless: true },
  word: { pattern: "/words/:id?" },
} as const satisfies Record<string, AddressRule>;

export type AddressName = keyof typeof addressRules;

export const addressNames = Object.keys(addressRules) as AddressName[];

/** Parameters whose every value makes a page of its own: such a page is not worth keeping. */
const unbounded = new Set(["q", "cat", "sent"]);

/** An address of the site, taken apart and put into its canonical spelling. */
export interface Address {
  name: AddressName;
  /** `ar` under `/ar`; `null` where the visitor's own choice decides (LANG-4). */
  locale: Locale | null;
  /** Canonical spelling without `/ar`; it ends with a slash only where an id is missing (DET-2). */
  path: string;
  /** Known parameters with valid values, sorted: `""` or `?cat=3&page=2`. */
  query: string;
  /** Whether so few addresses of this kind exist that the page can be kept. */
  cacheable: boolean;
}

/** One segment of a path as it is written in addresses; `null` when its percent signs make no sense. */
function canonicalSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return text === "" || /[\p{Cc}/\\]/u.test(text) ? null : encodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The segments of a path in canonical writing; `null` when the path can be nobody's. */
function readSegments(path: string): string[] | null {
  const segments: string[] = [];
  for (const segment of path.replace(/^\//, "").replace(/\/$/, "").split("/")) {
    const canonical = path === "/" ? "" : canonicalSegment(segment);
    if (canonical === null) return null;
    if (canonical) segments.push(canonical);
  }
  return segments;
}

/** The path in the spelling of a pattern; `null` when it is another address. */
function matchPattern(pattern: string, segments: readonly string[]): string | null {
  const expected = pattern.split("/").filter(Boolean);
  const optional = expected.at(-1)?.endsWith("?") ? 1 : 0;
  if (segments.length > expected.length || segments.length < expected.length - optional) return null;
  const spelled: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const name = expected[index] ?? "";
    if (!name.startsWith(":") && segment.toLowerCase() !== name.toLowerCase()) return null;
    spelled.push(name.startsWith(":") ? segment : name);
  }
  return `/${spelled.join("/")}${segments.length < expected.length ? "/" : ""}`;
}

function canonicalQuery(rules: Readonly<Record<string, QueryRule>>, search: string): [string, string][] {
  const given = new URLSearchParams(search);
  return Object.entries(rules)
    .flatMap(([name, rule]): [string, string][] => {
      // A form without a script repeats a parameter for each of its check boxes.
      const value = given
        .getAll(name)
        .map((part) => part.trim())
        .filter(Boolean)
        .join(",");
      return value && rule.test(value) ? [[name, value]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * What an address means: every spelling of a page (letter case, a slash at the end, percent signs,
 * foreign parameters) gives the same answer (RT-19). `null` for an address the product does not have.
 */
export function findAddress(pathname: string, search = ""): Address | null {
  const { locale, path } = splitLocale(pathname);
  const segments = readSegments(path);
  if (segments === null) return null;
  for (const name of addressNames) {
    const rule: AddressRule = addressRules[name];
    const spelled = matchPattern(rule.pattern, segments);
    if (spelled === null || (rule.slashless && path.endsWith("/"))) continue;
    const query = canonicalQuery(rule.query ?? {}, search);
    return {
      name,
      locale,
      path: spelled,
      query: query.length > 0 ? `?${new URLSearchParams(query).toString()}` : "",
      cacheable: !query.some(([parameter]) => unbounded.has(parameter)),
    };
  }
  return null;
}
