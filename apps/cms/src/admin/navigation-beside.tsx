"use client";

import { NavContext, useNav, usePreferences, useWindowInfo } from "@payloadcms/ui";
import { PREFERENCE_KEYS } from "payload/shared";
import { useState, type ReactNode } from "react";

/** From this width on the navigation has room beside the page, in pixels. */
const wide = 1360;

/**
 * Opens the navigation on a wide screen for whoever has not closed it, and keeps that choice. Payload does so above
 * 1440 px only; below, it closes the navigation on every arrival and forgets the choice. There, and before it knows the
 * width, it also shows the navigation for a moment: the page would move under the pointer (F22).
 */
export function NavigationBeside({ children }: { children: ReactNode }) {
  const nav = useNav();
  // At first this is what the account has chosen.
  const [open, setOpen] = useState(nav.navOpen);
  /** Whether the navigation was opened over the page of a narrow screen. */
  const [isOver, setOver] = useState(false);
  const { breakpoints, width } = useWindowInfo();
  const { setPreference } = usePreferences();
  const isWide = (width ?? 0) >= wide;
  const isForgotten = breakpoints?.l === true && isWide;
  const isKnown = breakpoints?.l !== undefined;
  const setNavOpen = (next: boolean) => {
    nav.setNavOpen(next);
    setOver(next);
    if (!isWide) return;
    setOpen(next);
    if (isForgotten) void setPreference(PREFERENCE_KEYS.NAV, { open: next }, true);
  };
  const isOpen = isForgotten ? open : nav.navOpen && (isOver || isWide || !isKnown);
  const value = { ...nav, hydrated: nav.hydrated && isKnown, navOpen: isOpen, setNavOpen };
  return <NavContext value={value}>{children}</NavContext>;
}
