import { memoize } from "@miqyas/http/resilience/memoize";
import { hasDotSegment, longestTarget, readTarget } from "@miqyas/http/request-target";
import { localizePath, redirectKey, splitLocale, withQuery } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import type { ResolvedAddress, SiteApp } from "../shared/app-build.ts";
import { readAskedLanguage } from "../shared/language.ts";
import { gonePath, pageKey, routePattern, unknownPath } from "./page-key.ts";

/** A page of an address. The language of a negotiated address is not known yet. */
export interface PageRoute {
  kind: "page";
  /** `null` for a negotiated address: the visitor's own choice decides (LANG-4). */
  locale: Locale | null;
  keys: Record<Locale, string>;
  cacheable: boolean;
  /** Only where the site has no page: the path as redirects name it, and the query (RT-24). */
  missing?: { key: string; search: string };
}

/**
 * Marks that word processors leave in titles, and that no address of ours has: signs of direction, zero-width spaces, soft
 * hyphens; percent-encoded.
 */
const invisibleMarks = /%E2%80%(?:8[BEF]|A[A-E])|%E2%81%A[0-9A-F]|%EF%BB%BF|%C2%AD|%D8%9C/gi;

/** What an address leads to. */
export type PageTarget = { /** For logs: a pattern, never the address itself. */ route: string } & (
  | PageRoute
  | { kind: "redirect"; to: string }
  | { kind: "language"; to: string; locale: Locale }
);

export interface PageRoutesOptions {
  resolveAddress: SiteApp["resolveAddress"];
  /** Whether `/__styleguide` is shown. */
  styleguide: boolean;
}

/** Finds the page of an address, from the address alone. Results are cached, except for the longest addresses. */
export function createPageRoutes(options: PageRoutesOptions): (url: string) => PageTarget {
  const { resolveAddress, styleguide } = options;

  function decide(url: string): PageTarget {
    const target = readTarget(url);
    if ("refused" in target) return unknown("/");
    const { pathname, search } = target;
    const bare = pathname.replace(invisibleMarks, "");
    // The address without them is a page, or the list of redirects knows it (RT-24).
    if (bare !== pathname && isOwnPath(bare))
      return { kind: "redirect", to: bare + search, route: "redirect" };
    const resolved = resolve(pathname, search);
    if (resolved.kind === "redirect") {
      const { to } = resolved;
      return isOwnPath(to) ? { kind: "redirect", to, route: "redirect" } : unknown(pathname);
    }
    const chosen = readAskedLanguage(search);
    if (chosen && resolved.kind === "page") {
      const to = localizePath(resolved.path, chosen) + resolved.query;
      return { kind: "language", to, locale: chosen, route: "language" };
    }
    if (chosen) {
      const { path } = splitLocale(pathname);
      // An old address keeps its query (RT-24).
      const query = new URLSearchParams(search);
      query.delete("lang");
      const to = withQuery(localizePath(path, chosen), `?${query.toString()}`);
      return isOwnPath(pathname) && isOwnPath(path)
        ? { kind: "language", to, locale: chosen, route: "language" }
        : unknown(pathname);
    }
    if (resolved.kind === "unknown") return unknown(pathname, search);
    const { locale, path, query, cacheable } = resolved;
    return { kind: "page", locale, keys: keysOf(path, query), cacheable, route: routePattern(path) };
  }

  /** The app's own resolution. React Router's `.data` addresses and a hidden style guide are unknown. */
  function resolve(pathname: string, search: string): ResolvedAddress {
    const { locale, path } = splitLocale(pathname);
    const guide = /^\/__styleguide\/?$/i.test(path);
    if (pathname.toLowerCase().endsWith(".data") || (guide && !styleguide) || hasDotSegment(pathname))
      return { kind: "unknown" };
    if (!guide) return resolveAddress(pathname, search);
    return { kind: "page", locale, path: "/__styleguide", query: "", cacheable: false };
  }

  const remembered = memoize(decide, 5_000);
  return (url) => (url.length <= longestTarget / 4 ? remembered(url) : decide(url));
}

/** The keys of the page of addresses that are gone for good (RT-25). */
export const goneKeys = (): PageRoute["keys"] => keysOf(gonePath, "");

const keysOf = (path: string, query: string): Record<Locale, string> => ({
  en: pageKey({ locale: "en", path, query }),
  ar: pageKey({ locale: "ar", path, query }),
});

function unknown(pathname: string, search = ""): PageTarget {
  const { locale } = splitLocale(pathname);
  const key = redirectKey(pathname);
  return {
    ...{ kind: "page", locale, keys: keysOf(unknownPath, ""), cacheable: true, route: "unknown" },
    ...(key !== null && { missing: { key, search } }),
  };
}

/** Whether a path stays on the site: `//host`, or `/\host` as browsers read it, leads to another one (B5). */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);
