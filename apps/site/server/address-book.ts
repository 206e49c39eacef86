import type { Locale } from "@miqyas/contract";
import type { ResolvedAddress, SiteApp } from "./app-build.ts";
import type { Settings } from "./env.ts";
import { isDocument } from "./findable/documents.ts";
import { localizedPath, readAskedLanguage, withoutLocale } from "./language.ts";
import { findLinkAction } from "./newsletter/newsletter-links.ts";
import { memoize } from "./memoize.ts";
import { pageKey, routePattern, unknownPath } from "./page-key.ts";
import { isPlainPath, longestTarget, readTarget } from "./request-target.ts";

/** A page, before the language of a neutral address is known. */
export interface PageDestination {
  kind: "page";
  /** `null` where the visitor's own choice decides (LANG-4). */
  locale: Locale | null;
  keys: Record<Locale, string>;
  cacheable: boolean;
}

/** Who answers an address. */
export type Destination = { /** For logs: a pattern, never the address itself. */ route: string } & (
  | PageDestination
  | { kind: "refused"; status: 400 | 414 }
  | { kind: "redirect"; to: string; status: 301 | 308 }
  | { kind: "language"; to: string; locale: Locale }
  | { kind: "file"; address: string }
  | { kind: "document"; address: string }
  | { kind: "call" | "unknown-call" | "bad-call" | "media" | "newsletter-link" }
  | { kind: "health" | "readiness" | "signal" | "csp-report" }
);

const ownAddresses: Readonly<Record<string, "health" | "readiness" | "signal" | "csp-report">> = {
  "/healthz": "health",
  "/readyz": "readiness",
  "/__signal": "signal",
  "/csp-report": "csp-report",
};

export interface AddressBookOptions {
  resolveAddress: SiteApp["resolveAddress"];
  settings: Pick<Settings, "FORWARD_PATHS" | "styleguide">;
  /** Whether the build has a file at this address. */
  isFile: (pathname: string) => boolean;
}

/** Decides what a request target means, from nothing but itself. Answers are remembered, the longest ones apart. */
export function createAddressBook(options: AddressBookOptions): (url: string | undefined) => Destination {
  const { resolveAddress, settings, isFile } = options;

  function decide(url: string | undefined): Destination {
    const target = readTarget(url);
    if ("refused" in target) return { kind: "refused", status: target.refused, route: "*" };
    const { pathname, search } = target;
    const own = ownAddresses[pathname];
    if (own) return { kind: own, route: pathname };
    if (pathname.startsWith("/assets/")) return { kind: "file", address: pathname, route: "/assets/*" };
    if (isFile(pathname)) return { kind: "file", address: pathname, route: pathname };
    if (isDocument(pathname)) return { kind: "document", address: pathname, route: pathname };
    if (/^\/api(?:\/|$)/.test(pathname)) return decideCall(pathname);
    const prefix = settings.FORWARD_PATHS.find((path) => pathname.startsWith(`${path}/`));
    const link = findLinkAction(pathname);
    if (link) return { kind: "newsletter-link", route: `/newsletter/${link}` };
    if (prefix) return { kind: isPlainPath(pathname) ? "media" : "bad-call", route: `${prefix}/*` };
    return decidePage(pathname, search);
  }

  function decidePage(pathname: string, search: string): Destination {
    const resolved = resolve(pathname, search);
    if (resolved.kind === "redirect") {
      const { to, status } = resolved;
      return isOwnPath(to) ? { kind: "redirect", to, status, route: "redirect" } : unknown(pathname);
    }
    const asked = readAskedLanguage(search);
    if (asked && isOwnPath(pathname)) {
      const clean =
        resolved.kind === "page"
          ? localizedPath(resolved.path, asked) + resolved.query
          : localizedPath(withoutLocale(pathname), asked);
      return { kind: "language", to: clean, locale: asked, route: "language" };
    }
    if (resolved.kind === "unknown") return unknown(pathname);
    const { locale, path, query, cacheable } = resolved;
    const keys = { en: pageKey({ locale: "en", path, query }), ar: pageKey({ locale: "ar", path, query }) };
    return { kind: "page", locale, keys, cacheable, route: routePattern(path) };
  }

  /** What the app says; React Router's own `.data` addresses, and the style guide unless it is wanted, are nobody's. */
  function resolve(pathname: string, search: string): ResolvedAddress {
    const path = withoutLocale(pathname);
    const guide = /^\/__styleguide\/?$/i.test(path);
    if (pathname.toLowerCase().endsWith(".data") || (guide && !settings.styleguide))
      return { kind: "unknown" };
    if (!guide) return resolveAddress(pathname, search);
    const locale = path === pathname ? null : "ar";
    return { kind: "page", locale, path: "/__styleguide", query: "", cacheable: false };
  }

  const remembered = memoize(decide, 5_000);
  return (url) => (url !== undefined && url.length <= longestTarget / 4 ? remembered(url) : decide(url));
}

function decideCall(pathname: string): Destination {
  if (!isPlainPath(pathname)) return { kind: "bad-call", route: "/api/*" };
  const resource = /^\/api\/v1\/([a-z-]{1,40})(\/.+)?$/.exec(pathname);
  if (!pathname.startsWith("/api/v1/")) return { kind: "unknown-call", route: "/api/*" };
  return {
    kind: "call",
    route: resource ? `/api/v1/${resource[1]}${resource[2] ? "/:id" : ""}` : "/api/v1/*",
  };
}

function unknown(pathname: string): Destination {
  const locale = withoutLocale(pathname) === pathname ? null : "ar";
  const keys = {
    en: pageKey({ locale: "en", path: unknownPath, query: "" }),
    ar: pageKey({ locale: "ar", path: unknownPath, query: "" }),
  };
  return { kind: "page", locale, keys, cacheable: true, route: "unknown" };
}

/** `//host` would lead away from the site (B5). */
const isOwnPath = (path: string) => /^\/(?!\/)/.test(path);
