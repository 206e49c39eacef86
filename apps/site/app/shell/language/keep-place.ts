/** How long content may take to settle after a language change, ms. */
const patience = 3000;

/** Where a section begins when it is read, from the upper edge of the window, px. */
const readingLine = 100;

interface Place {
  id: string;
  /** From the upper edge of the window, px. */
  offset: number;
}

/** The section that begins nearest to where one reads. */
function findPlace(page: Document): Place | null {
  const places = Array.from(page.querySelectorAll("main section[id]"), (section) => ({
    id: section.id,
    offset: section.getBoundingClientRect().top,
  }));
  const distance = ({ offset }: Place) => Math.abs(offset - readingLine);
  return places.reduce<Place | null>(
    (nearest, place) => (nearest && distance(nearest) <= distance(place) ? nearest : place),
    null,
  );
}

/**
 * Remembers which section is in view; the returned function brings it back to the same height and holds
 * it there while texts of another length arrive, until the visitor moves (LANG-1).
 */
export function keepPlace(page: Document): () => void {
  const place = findPlace(page);
  const { body } = page;
  if (!place || scrollY === 0) return () => undefined;
  body.style.minBlockSize = `${String(body.scrollHeight)}px`;

  return () => {
    const hold = () => {
      const element = page.getElementById(place.id);
      if (element) scrollBy({ top: element.getBoundingClientRect().top - place.offset, behavior: "instant" });
    };
    const settling = new ResizeObserver(hold);
    const signs = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
    const release = () => {
      settling.disconnect();
      body.style.minBlockSize = "";
      for (const sign of signs) removeEventListener(sign, release);
      clearTimeout(timer);
    };
    const timer = setTimeout(release, patience);
    for (const sign of signs) addEventListener(sign, release, { passive: true });
    for (const section of page.querySelectorAll("main > *, main > * > *")) settling.observe(section);
    hold();
  };
}
