import { useEffect, useLayoutEffect, useRef } from "react";
import { focusMain } from "../ui/focus-main.ts";
import { prefersLessMotion } from "../ui/reduced-motion.ts";

/**
 * After a press on the pager, scrolls to the list's top and moves the focus there (HOME-14), unless the visitor has moved the
 * focus meanwhile. Back and Forward keep the position (NAV-1).
 * @param page what the address says of the list's part: its page number, or a text where it says more
 */
export function useTurnPage<Target extends HTMLElement>(page: number | string) {
  const top = useRef<Target>(null);
  /** The page before the press, and what had the focus. */
  const left = useRef<{ page: number | string; focused: Element | null }>(null);
  useEffect(() => {
    // The list may render after the page number changed.
    if (left.current === null || left.current.page === page || !top.current) return;
    const { focused } = left.current;
    left.current = null;
    const { activeElement, body } = document;
    if (activeElement !== focused && activeElement !== body) return;
    const list = top.current;
    const still = prefersLessMotion();
    list.focus({ preventScroll: true });
    // Safari ends a smooth movement that begins before the new page of the list has its height.
    requestAnimationFrame(() =>
      list.scrollIntoView({ block: "start", behavior: still ? "instant" : "smooth" }),
    );
  });
  // A list that fails disappears, with the focus on its count or its first entry.
  useLayoutEffect(
    () => () => {
      if (top.current?.contains(document.activeElement)) focusMain();
    },
    [],
  );
  return {
    top,
    onPage: (target: number | string) => {
      left.current = target === page ? null : { page, focused: document.activeElement };
    },
  };
}
