import type { LinkAnswer } from "@miqyas/contract";
import { useMemo } from "react";
import { useLocation, useMatches } from "react-router";
import { findAddress } from "./find-address.ts";
import type { Address } from "./find-address.ts";

/** The `handle` of the route for unknown addresses. */
export const unknownAddress = { unknownAddress: true } as const;

/** The `handle` of a route that a mail's link opens. */
export const mailLink = { mailLink: true } as const;

/** The `handle` of a page without header and footer, for other sites' frames (CHART-6). */
export const withoutFrame = { withoutFrame: true } as const;

/** Whether the page stands without header and footer. */
export const useWithoutFrame = (): boolean => useMatches().some(({ handle }) => handle === withoutFrame);

/** The token of such a page, also of the answer to its button; `null` on other pages. */
export function useMailToken(): string | null {
  const page = useMatches().find(({ handle }) => handle === mailLink);
  const answer = page?.loaderData as LinkAnswer | undefined;
  return answer?.token || null;
}

/**
 * The page's address in canonical spelling; `null` where there is no page. All markup uses this address, never the
 * raw location: one page serves every spelling of its address.
 */
export function useAddress(): Address | null {
  const { pathname, search } = useLocation();
  const isUnknown = useMatches().some(({ handle }) => handle === unknownAddress);
  return useMemo(() => (isUnknown ? null : findAddress(pathname, search)), [isUnknown, pathname, search]);
}
