import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** A reason for which an automatic movement pauses. */
type Hold = "hover" | "focus" | "touch" | "hidden" | "away";

/**
 * Whether an automatic movement must pause: the mouse is over `content`, a finger is on it, the keyboard focus is in
 * `root`, the tab is hidden, or less than a third of `root` is in view (HOME-20). It pauses until the browser reports
 * it in view.
 */
export function usePauseReasons(
  root: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): boolean {
  const [holds, setHolds] = useState<ReadonlySet<Hold>>(() => new Set(["away"]));
  useEffect(() => {
    if (!root.current || !content.current) return;
    return watchHolds(root.current, content.current, (hold, on) =>
      setHolds((before) => {
        if (before.has(hold) === on) return before;
        const after = new Set(before);
        if (on) after.add(hold);
        else after.delete(hold);
        return after;
      }),
    );
  }, [root, content]);
  return holds.size > 0;
}

function watchHolds(root: HTMLElement, content: HTMLElement, set: (hold: Hold, on: boolean) => void) {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const onPointer = (type: "pointerenter" | "pointerleave" | "pointerdown" | "pointerup" | "pointercancel") =>
    content.addEventListener(
      type,
      ({ pointerType }) => {
        const begins = type === "pointerenter" || type === "pointerdown";
        const crosses = type === "pointerenter" || type === "pointerleave";
        if (crosses === (pointerType === "mouse")) set(crosses ? "hover" : "touch", begins);
      },
      options,
    );
  (["pointerenter", "pointerleave", "pointerdown", "pointerup", "pointercancel"] as const).forEach(onPointer);
  // Focus left by a mouse press does not count: the row continues after it (RSCH-2).
  root.addEventListener(
    "focusin",
    ({ target }) => {
      set("focus", target instanceof Element && target.matches(":focus-visible"));
    },
    options,
  );
  root.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const stays = relatedTarget instanceof Node && root.contains(relatedTarget);
      if (!stays) set("focus", false);
    },
    options,
  );
  // States that began before the listeners.
  set("hover", matchMedia("(hover: hover)").matches && content.matches(":hover"));
  set("focus", root.querySelector(":focus-visible") !== null);
  const onVisibility = () => set("hidden", document.hidden);
  document.addEventListener("visibilitychange", onVisibility, options);
  onVisibility();
  const observer = new IntersectionObserver(
    (entries) => set("away", (entries.at(-1)?.intersectionRatio ?? 0) < 0.3),
    { threshold: [0, 0.3] },
  );
  observer.observe(root);
  return () => {
    listening.abort();
    observer.disconnect();
  };
}
