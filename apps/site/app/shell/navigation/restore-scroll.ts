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

  function giveUp() {
    if (isLoading()) timer = setTimeout(giveUp, growthTimeout);
    else stop();
  }
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const action of visitorActions) removeEventListener(action, stop);
    onEnd();
  }
  function go() {
    scrollTo({ top: position, behavior: "instant" });
    if (Math.abs(scrollY - position) < 2 && !isLoading()) stop();
  }
  for (const action of visitorActions) addEventListener(action, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}
