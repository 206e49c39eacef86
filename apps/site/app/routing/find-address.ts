import { cleanLine, longestQuestion, splitLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { matchPattern } from "./match-pattern.ts";
import { planFields, routeNames, routeTable } from "./route-table.ts";
import type { RouteName, RouteRule } from "./route-table.ts";

/** Parameters with unlimited values: a page with one of them is not cached. */
const unbounded = new Set<string>(["q", "cat", "sent", "service", "tool", "plan", ...planFields]);
/** Parameters with the number of a page, and the last page that is cached: most lists have fewer (B12). */
const pageNumbers = new Set(["page", "impacts"]);
const lastCachedPage = 20;

const isBounded = ([name, value]: [string, string]) =>
  !unbounded.has(name) && !(pageNumbers.has(name) && Number(value) > lastCachedPage);

/** A parsed address of the site, in canonical spelling. */
export interface Address {
  name: RouteName;
  /** `ar` under `/ar`. `null` where the visitor's own choice decides (LANG-4). */
  locale: Locale | null;
  /** Canonical path without `/ar`. It ends with a slash only where an id is missing (DET-2). */
  path: string;
  /** Known parameters with valid values, sorted: `""` or `?cat=3&page=2`. */
  query: string;
  /** Whether the page can be cached: only few addresses of its kind exist. */
  cacheable: boolean;
}

/**
 * A path segment in canonical percent-encoding and Unicode normalisation (NFC). `null` for an empty segment and for
 * broken encoding.
 */
function canonicalSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment).normalize("NFC");
    return text === "" || /[\p{Cc}/\\]/u.test(text) ? null : encodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A path in canonical percent-encoding without a slash at its end. `null` for a path that no page can have. */
function canonicalPath(path: string): string | null {
  if (path === "/") return path;
  const segments = path.replace(/^\//, "").replace(/\/$/, "").split("/").map(canonicalSegment);
  return segments.includes(null) ? null : `/${segments.join("/")}`;
}

/** Words of a search, cut between characters. */
const cutQuestion = (words: string) => [...words].slice(0, longestQuestion).join("").trim();

function canonicalQuery(rules: RouteRule["query"] = {}, search: string): [string, string][] {
  const given = new URLSearchParams(search);
  return Object.entries(rules)
    .flatMap(([name, rule]): [string, string][] => {
      // A form without JavaScript repeats the parameter for each of its check boxes.
      const value = given
        .getAll(name)
        // Words are often pasted, with a tab or marks of direction. Other values are compared as they are.
        .map((part) => (name === "q" ? cleanLine(part) : part.trim()))
        .filter(Boolean)
        .join(",");
      const known = name === "q" ? cutQuestion(value) : value;
      return known && rule.test(known) ? [[name, known]] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Finds the route of an address. Every spelling of an address gives the same result: letter case, a slash at the end,
 * percent-encoding, unknown parameters (RT-19). Returns `null` for an address that the site does not have.
 */
export function findAddress(pathname: string, search = ""): Address | null {
  const { locale, path } = splitLocale(pathname);
  const canonical = canonicalPath(path);
  if (canonical === null) return null;
  for (const name of routeNames) {
    const rule: RouteRule = routeTable[name];
    const params = matchPattern(rule.pattern, canonical);
    if (!params || (rule.slashless && path.endsWith("/"))) continue;
    const query = canonicalQuery(rule.query, search);
    return {
      name,
      locale: locale ?? (rule.english ? "en" : null),
      path: rule.pattern.replace(/:(\w+)\??$/, (_, parameter: string) => params[parameter] ?? ""),
      query: query.length > 0 ? `?${new URLSearchParams(query).toString()}` : "",
      cacheable: query.every(isBounded),
    };
  }
  return null;
}
