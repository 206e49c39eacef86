import type { Locale } from "@miqyas/contract";
import { addressRules, findAddress } from "./addresses.ts";
import { localizePath, paths } from "./paths.ts";
import { splitLocale } from "./split-locale.ts";

/** What an address of the site means, decided without rendering. */
export type ResolvedAddress =
  | {
      kind: "page";
      /** From the `/ar` prefix; `null` where the visitor's own choice decides. */
      locale: Locale | null;
      /** Canonical spelling without `/ar`; it ends with a slash only where an id is missing (DET-2). */
      path: string;
      /** Known parameters with valid values, sorted: `""` or `?a=b`. */
      query: string;
      cacheable: boolean;
    }
  | { kind: "redirect"; to: string; status: 301 | 308 }
  | { kind: "unknown" };

/** A route as a build lists it. */
export interface BuiltRoute {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
}

/** Patterns of all pages that are built, without the language prefix: `/trends/:id`. */
export function listBuiltPatterns(routes: Readonly<Record<string, BuiltRoute | undefined>>): Set<string> {
  const pathOf = (route: BuiltRoute | undefined): string =>
    route ? `${pathOf(routes[route.parentId ?? ""])}/${route.path ?? ""}` : "";
  return new Set(
    Object.values(routes).map(
      (route) =>
        `/${pathOf(route)
          .split("/")
          .filter((segment) => segment && segment !== "ar?")
          .join("/")}`,
    ),
  );
}

const styleguide = /^\/__styleguide\/?$/;
const oldTerms = /^\/termsand\/?$/i;

/** Reads an address with the pages that are built. An old address keeps its query (RT-10). */
export function resolveAddressAmong(
  built: ReadonlySet<string>,
  pathname: string,
  search: string,
): ResolvedAddress {
  const { locale, path } = splitLocale(pathname);
  if (oldTerms.test(path))
    return { kind: "redirect", to: localizePath(paths.terms(), locale ?? "en") + search, status: 301 };
  if (styleguide.test(path) && built.has("/__styleguide"))
    return { kind: "page", locale, path: "/__styleguide", query: "", cacheable: false };
  const address = findAddress(pathname, search);
  if (!address || !built.has(addressRules[address.name].pattern)) return { kind: "unknown" };
  return {
    kind: "page",
    locale,
    path: address.path,
    query: address.query,
    cacheable: address.cacheable,
  };
}
