/** How long content may take to settle once it has arrived, ms. */
const settleTime = 3000;

/** Where one reads, from the upper edge of the window, px. */
const readingLine = 100;

/** A part of the page, and how much of it is above the reading line. */
interface Place {
  id: string;
  share: number;
}

/** The section that is being read; the whole of the page's content where there is none. */
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
 * Remembers what is being read; the returned function brings it back to the reading line and holds it there
 * while texts of another length arrive, until the visitor moves (LANG-1).
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
  for (const sign of ["wheel", "touchstart", "keydown", "pointerdown"] as const)
    addEventListener(sign, release, { passive: true, signal: end.signal });
  return () => {
    if (!end.signal.aborted) settling.observe(main);
  };
}
