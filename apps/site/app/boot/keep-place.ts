import { recallScroll, rememberScroll, saveScrollMemory } from "../shell/navigation/scroll-memory.ts";

/**
 * Scrolls a right-to-left page to the place where it was left, after a reload and after Back from another document. Firefox
 * begins such a page at its top; it keeps the place of left-to-right pages, as other browsers do of all (NAV-1).
 */
export function keepPlace({ documentElement, location }: Document): void {
  // Before hydration a history entry has no key.
  const address = () => location.pathname + location.search;
  const place = recallScroll(address());
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isReturn = navigation?.type === "reload" || navigation?.type === "back_forward";
  if (isReturn && documentElement.dir === "rtl" && place !== undefined && scrollY === 0)
    scrollTo({ top: place, behavior: "instant" });
  // The app may change the language meanwhile.
  addEventListener("pagehide", () => {
    rememberScroll(address(), scrollY);
    saveScrollMemory();
  });
}
