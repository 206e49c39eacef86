import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { splitLocale } from "../../i18n/split-locale.ts";
import { restoreScroll } from "./restore-scroll.ts";
import { recallScroll, rememberScroll, saveScrollMemory } from "./scroll-memory.ts";
import { scrollToSection } from "./scroll-to-section.ts";

/** Whether two addresses show one screen, in whatever language and state. */
export function isSameScreen(a: string, b: string): boolean {
  return splitLocale(a).path.toLowerCase() === splitLocale(b).path.toLowerCase();
}

/**
 * Where the page stands after each step of navigation (NAV-1): a new screen at its top or at the section
 * that was asked for, a screen gone back to where it was left, the same screen where it is.
 */
export function ScrollRules() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => rememberScroll(shown.current.key, scrollY);
    const leave = () => {
      saveScrollMemory();
      history.scrollRestoration = "auto";
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", leave);
    };
  }, []);

  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = location;
    if (left === location) return;
    const isSame = isSameScreen(left.pathname, location.pathname);
    if (type === NavigationType.Pop) return restoreScroll(recallScroll(location.key));
    if (location.hash && (type === NavigationType.Push || !isSame))
      return scrollToSection(location.hash.slice(1), isSame);
    if (isSame) rememberScroll(location.key, scrollY);
    else scrollTo({ top: 0, behavior: "instant" });
  }, [location, type]);

  return null;
}
