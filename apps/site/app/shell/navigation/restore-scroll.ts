import { visitorActions } from "./visitor-actions.ts";

/** How long a page may take to reach its former height, ms. The time in which it loads does not count. */
const growthTimeout = 2000;

/**
 * Scrolls to a former position as soon as the page is long enough, and stays there while parts of it load: what grows above
 * would move the page. The visitor's own scroll ends it. Calls `onEnd` when it is over.
 * @param isLoading tells whether parts of the page are still loading
 * @returns a function that stops it
 */
export function restoreScroll(position: number, isLoading: () => boolean, onEnd: () => void): () => void {
  const growth = new ResizeObserver(go);
  let timer = setTimeout(giveUp, growthTimeout);
  /** Where the last `go` has led, and how high the page was, px. */
  let reached = 0;
  let height = 0;

  function giveUp() {
    if (isLoading()) timer = setTimeout(giveUp, growthTimeout);
    else stop();
  }
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    removeEventListener("scroll", look);
    for (const action of visitorActions) removeEventListener(action, stop);
    onEnd();
  }
  // The scroll bar and screen readers scroll without another event. The browser itself may scroll when the height changes.
  function look() {
    if (document.body.offsetHeight === height && Math.abs(scrollY - reached) > 2) stop();
  }
  function go() {
    scrollTo({ top: position, behavior: "instant" });
    reached = scrollY;
    height = document.body.offsetHeight;
    if (Math.abs(scrollY - position) < 2 && !isLoading()) stop();
  }
  addEventListener("scroll", look, { passive: true });
  for (const action of visitorActions) addEventListener(action, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}
