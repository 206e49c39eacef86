import { useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { findAddress } from "./find-address.ts";
import type { Address } from "./find-address.ts";

/** The `handle` of a route that stands for every address the site does not have. */
export const unknownAddress = { unknownAddress: true } as const;

/** The `handle` of a route that a link in a mail opens. */
export const mailLink = { mailLink: true } as const;

/** The token in the address of such a page; `null` on any other. */
export function useMailToken(): string | null {
  const { search } = useLocation();
  const isMailLink = useMatches().some(({ handle }) => handle === mailLink);
  return isMailLink ? new URLSearchParams(search).get("token") : null;
}

/**
 * The address of the page in its canonical spelling; `null` where there is no page. Whatever is written
 * into a page comes from here, never from the raw location: one page serves every spelling of its address.
 */
export function useAddress(): Address | null {
  const { pathname, search } = useLocation();
  const isUnknown = useMatches().some(({ handle }) => handle === unknownAddress);
  return useMemo(() => (isUnknown ? null : findAddress(pathname, search)), [isUnknown, pathname, search]);
}
