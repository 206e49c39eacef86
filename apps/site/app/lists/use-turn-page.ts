import { useEffect, useRef } from "react";

/**
 * A press on the pager leads to the list's own top, with the focus there (HOME-14): the next page begins where it is
 * read. Back and Forward keep the place (NAV-1).
 * @param page the page that is asked for
 */
export function useTurnPage<Target extends HTMLElement>(page: number) {
  const top = useRef<Target>(null);
  /** The page that the press left. */
  const left = useRef<number>(null);
  useEffect(() => {
    // The list may come after the page's number.
    if (left.current === null || left.current === page || !top.current) return;
    left.current = null;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    top.current.scrollIntoView({ block: "start", behavior: still ? "instant" : "smooth" });
    top.current.focus({ preventScroll: true });
  });
  return {
    top,
    onPage: (target: number) => {
      left.current = target === page ? null : page;
    },
  };
}
