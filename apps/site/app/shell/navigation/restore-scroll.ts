import { visitorActions } from "./visitor-actions.ts";

/** How long a page may take to reach its former height, ms. */
const growthTimeout = 2000;

/**
 * Scrolls to a former position as soon as the page is long enough, unless the visitor scrolls first. Calls `onEnd` when it is
 * over.
 * @returns a function that stops it
 */
export function restoreScroll(position: number, onEnd: () => void): () => void {
  const growth = new ResizeObserver(go);
  const timer = setTimeout(stop, growthTimeout);

  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const action of visitorActions) removeEventListener(action, stop);
    onEnd();
  }
  function go() {
    scrollTo({ top: position, behavior: "instant" });
    if (Math.abs(scrollY - position) < 2) stop();
  }
  for (const action of visitorActions) addEventListener(action, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}
