"use client";

import { NavContext, useNav, usePreferences, useWindowInfo } from "@payloadcms/ui";
import { PREFERENCE_KEYS } from "payload/shared";
import { useState, type ReactNode } from "react";

/** From this width on the navigation has room beside the page, in pixels. */
const wide = 1360;

/**
 * Opens the navigation on a wide screen for whoever has not closed it, and keeps that choice. Payload does so above
 * 1440 px only; below, it closes the navigation on every arrival and forgets the choice.
 */
export function NavigationBeside({ children }: { children: ReactNode }) {
  const nav = useNav();
  // At first this is what the account has chosen.
  const [open, setOpen] = useState(nav.navOpen);
  const { breakpoints, width } = useWindowInfo();
  const { setPreference } = usePreferences();
  const isForgotten = breakpoints?.l === true && (width ?? 0) >= wide;
  const setNavOpen = (next: boolean) => {
    nav.setNavOpen(next);
    if ((width ?? 0) < wide) return;
    setOpen(next);
    if (isForgotten) void setPreference(PREFERENCE_KEYS.NAV, { open: next }, true);
  };
  const value = { ...nav, navOpen: isForgotten ? open : nav.navOpen, setNavOpen };
  return <NavContext value={value}>{children}</NavContext>;
}
