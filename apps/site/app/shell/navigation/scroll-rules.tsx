import { splitLocale } from "@miqyas/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { onShow } from "../../ui/on-show.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { recallScroll, rememberScroll } from "./scroll-memory.ts";
import { scrollToSection } from "./scroll-to-section.ts";

/**
 * The key of the current history entry. The first entry of a document has none, nor have entries that the browser
 * adds for links within the page. They would share the router's "default", and get their own key here.
 */
export function entryKey(): string {
  const state = history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Math.random().toString(36).slice(2, 10);
  // The router continues counting from `idx`.
  history.replaceState({ idx: null, ...state, key }, "");
  return key;
}

/** Whether two addresses show the same screen, in any language and state. */
export function isSameScreen(a: string, b: string): boolean {
  return splitLocale(a).path.toLowerCase() === splitLocale(b).path.toLowerCase();
}

/** Whether a navigation came from a link to the page that it was on. `Anchor` writes this state. */
export const isFromTop = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "fromTop" in state && state.fromTop === true;

/** State of a navigation that replaces the address to which Back has led. `useVisitorLocale` writes it. */
export const returning = { isReturning: true };

const isReturning = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "isReturning" in state;

/**
 * The scroll position after each navigation (NAV-1). A new screen starts at its top or at the section of its hash, and so
 * does a page whose own link is pressed. Back and Forward restore the position. Else the same screen keeps its position.
 */
export function ScrollRules() {
  const location = useLocation();
  const type = useNavigationType();
  const queries = useQueryClient();
  const shown = useRef(location);
  /** Key of the history entry whose position is recorded. */
  const entry = useRef(location.key);
  /** Ends the scroll that the last navigation began, if it has not ended. */
  const stop = useRef<() => void>(undefined);
  /** Whether that scroll restores a position: until it ends, a page that is still too short is at none of the visitor's. */
  const isRestoring = useRef(false);

  useEffect(() => {
    entry.current = entryKey();
    const remember = () => {
      if (!isRestoring.current) rememberScroll(entry.current, scrollY);
    };
    const known = recallScroll(entry.current);
    // The position that the visitor reached before hydration. At the top, the browser may not have restored it yet.
    if (scrollY > 0 || known === undefined) remember();
    // Nor does it restore an entry that an earlier document of the app has left, to which Back led before hydration.
    else if (history.scrollRestoration === "manual") scrollTo({ top: known, behavior: "instant" });
    const end = onShow(() => {
      history.scrollRestoration = "manual";
    });
    // For a link within this page the browser itself adds a history entry before it scrolls.
    const enter = () => {
      const key = entryKey();
      if (recallScroll(key) === undefined) entry.current = key;
    };
    // The positions are saved by `keep-place.ts`.
    const leave = () => {
      history.scrollRestoration = "auto";
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("popstate", enter);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("popstate", enter);
      removeEventListener("pagehide", leave);
      stop.current?.();
      end();
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    if (left === location) return;
    shown.current = location;
    // The router has no key for an entry that the browser added. The history may be at another entry again by now.
    const key = location.key === "default" ? entryKey() : location.key;
    // `enter` has met this entry: its position was not known before.
    const isNew = entry.current === key;
    const before = recallScroll(entry.current);
    entry.current = key;
    const isSame = isSameScreen(left.pathname, location.pathname);
    const isLoading = () => queries.isFetching() > 0;
    const restore = (place: number) => {
      isRestoring.current = true;
      const end = restoreScroll(place, isLoading, () => {
        isRestoring.current = false;
        stop.current = undefined;
      });
      if (isRestoring.current) stop.current = end;
    };
    // The page to which Back led is in another language now, and may be on the way to its place.
    if (type === NavigationType.Replace && isReturning(location.state)) {
      const place = before ?? scrollY;
      rememberScroll(key, place);
      if (!stop.current) restore(place);
      return;
    }
    stop.current?.();
    stop.current = undefined;
    const position = isNew ? undefined : recallScroll(key);
    if (type === NavigationType.Pop && position !== undefined) restore(position);
    else if (location.hash && (type === NavigationType.Push || !isSame))
      stop.current = scrollToSection(location.hash.slice(1), isSame, isLoading);
    else if (isSame && !isFromTop(location.state)) rememberScroll(entry.current, scrollY);
    else scrollTo({ top: 0, behavior: "instant" });
  }, [location, type, queries]);

  return null;
}
