import { splitLocale } from "@miqyas/contract";
import type { Locale } from "@miqyas/contract";
import { findAddress } from "./find-address.ts";
import { localizePath, paths } from "./paths.ts";
import { movedAddresses, styleguidePath } from "./route-table.ts";

/** How the server answers an address, known without rendering. */
export type ResolvedAddress =
  | {
      kind: "page";
      /** From the `/ar` prefix. `null` where the visitor's own choice decides. */
      locale: Locale | null;
      /** Canonical path without `/ar`. It ends with a slash only where an id is missing (DET-2). */
      path: string;
      /** Known parameters with valid values, sorted: `""` or `?a=b`. */
      query: string;
      cacheable: boolean;
    }
  | { kind: "redirect"; to: string }
  | { kind: "unknown" };

/** Reads an address of the site. An old address redirects and keeps its query (RT-10). */
export function resolveAddress(pathname: string, search: string): ResolvedAddress {
  const { locale, path } = splitLocale(pathname);
  const slashless = path.replace(/\/$/, "");
  const moved = movedAddresses[slashless.toLowerCase()];
  if (moved) return { kind: "redirect", to: localizePath(paths[moved](""), locale ?? "en") + search };
  if (slashless === styleguidePath)
    return { kind: "page", locale, path: styleguidePath, query: "", cacheable: false };
  const address = findAddress(pathname, search);
  if (!address) return { kind: "unknown" };
  const { name: _name, ...page } = address;
  return { kind: "page", ...page };
}
