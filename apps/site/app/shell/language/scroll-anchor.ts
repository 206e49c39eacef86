import { visitorActions } from "../navigation/visitor-actions.ts";

/** How long content may still move after it arrived, ms. */
const settleTime = 3000;

/** Distance of the reading line from the upper edge of the window, px. */
const readingLine = 100;

/** A part of the page, and how much of it is above the reading line. */
interface Place {
  id: string;
  share: number;
}

/** Finds the section at the reading line. Without one, the page's whole content counts. */
function findPlace(main: HTMLElement): Place {
  const isRead = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top <= readingLine && readingLine < bottom;
  };
  const part = Array.from(main.querySelectorAll("section[id]")).findLast(isRead) ?? main;
  const { top, height } = part.getBoundingClientRect();
  return { id: part.id, share: (readingLine - top) / height };
}

/**
 * Records the scroll position within its section. The returned function restores the position and holds it while texts
 * of another length arrive. It ends when the visitor scrolls or presses a key (LANG-1).
 */
export function anchorScroll(page: Document, isLoading: () => boolean): () => void {
  const { body } = page;
  const main = page.querySelector("main");
  if (!main || scrollY === 0) return () => undefined;
  const { id, share } = findPlace(main);
  const settling = new ResizeObserver(hold);
  const end = new AbortController();
  let timer = setTimeout(settle, settleTime);

  function hold() {
    const part = page.getElementById(id);
    if (!part) return;
    const { top, height } = part.getBoundingClientRect();
    scrollBy({ top: top + share * height - readingLine, behavior: "instant" });
  }
  function settle() {
    if (isLoading()) timer = setTimeout(settle, settleTime);
    else release();
  }
  function release() {
    end.abort();
    settling.disconnect();
    clearTimeout(timer);
    body.style.minBlockSize = "";
  }

  body.style.minBlockSize = `${String(body.scrollHeight)}px`;
  for (const action of visitorActions)
    addEventListener(action, release, { passive: true, signal: end.signal });
  return () => {
    if (!end.signal.aborted) settling.observe(main);
  };
}
