import { findAddress } from "./find-address.ts";

/** The site's own page behind an address, without its language; `null` for a file, a feed or another site. */
export function pageOf(href: string): string | null {
  const [, pathname, rest = ""] = /^(\/(?!\/)[^?#]*)(.*)$/s.exec(href) ?? [];
  const address = pathname === undefined ? null : findAddress(pathname);
  return address && address.path + rest;
}

/** The target of a link with an address from the backend. Pages of the site stay in the visitor's language. */
export function targetOf(href: string): { to: string } | { href: string } {
  const page = pageOf(href);
  return page === null ? { href } : { to: page };
}
