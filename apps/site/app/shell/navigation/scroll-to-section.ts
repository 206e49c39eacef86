/** A section comes to stand this far under the upper edge of the window, px (SRCH-8). */
const offset = 100;

/** When a section that is not there yet is looked for again, ms after the first time (SRCH-9). */
const attempts = [0, 100, 300, 600] as const;

/** Frames in a row without a movement, and with nothing on its way, after which a page is still: a second or more. */
const stillFrames = 60;

function placeAt(element: Element, behavior: ScrollBehavior): void {
  scrollBy({ top: element.getBoundingClientRect().top - offset, behavior });
}

/** Focus goes to the section's heading, for readers and keyboards to go on from there (SRCH-10). */
function focusHeading(section: Element): HTMLElement | null {
  const heading = section.querySelector<HTMLElement>("h1, h2, h3") ?? section;
  if (!(heading instanceof HTMLElement)) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * Brings a section into view, as soon as it is there, and keeps it there until the page is still or the visitor moves.
 * A section that does not come in time leaves the page a little below its top (SRCH-8…SRCH-10).
 * @param isLoading whether content is on its way that may push the section away
 * @returns stops it, for when the visitor goes elsewhere
 */
export function scrollToSection(id: string, smoothly: boolean, isLoading: () => boolean): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const settling = new ResizeObserver(() => correct());
  let found: Element | null = null;
  let heading: HTMLElement | null = null;
  let isSmooth = smoothly && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  /** Frames in a row without a movement. */
  let still = 0;
  let frame = 0;
  let position = scrollY;

  function correct() {
    if (!found || isSmooth) return;
    placeAt(found, "instant");
    still = 0;
  }
  function stop() {
    settling.disconnect();
    timers.forEach(clearTimeout);
    cancelAnimationFrame(frame);
    for (const sign of signs) removeEventListener(sign, stop);
    removeEventListener("scrollend", arrive);
  }
  function arrive() {
    isSmooth = false;
    correct();
  }
  /** What was found may be drawn anew with its content, and loses the focus with it. */
  function hold(section: Element) {
    if (!section.isConnected) found = document.getElementById(id);
    if (!found || heading?.isConnected || document.activeElement !== document.body) return;
    heading = focusHeading(found);
    correct();
  }
  function follow() {
    frame = requestAnimationFrame(follow);
    if (!found) return;
    hold(found);
    still = scrollY === position && !isLoading() ? still + 1 : 0;
    position = scrollY;
    if (still < stillFrames) return;
    // Not every browser says that a smooth movement has ended.
    if (isSmooth) arrive();
    else stop();
  }
  function look(isLast: boolean) {
    if (found) return;
    found = document.getElementById(id);
    if (found) {
      placeAt(found, isSmooth ? "smooth" : "instant");
      heading = focusHeading(found);
      settling.observe(document.body);
    } else if (isLast) {
      scrollTo({ top: Math.max(1, innerHeight / 2), behavior: "instant" });
      stop();
    }
  }

  const signs = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  addEventListener("scrollend", arrive);
  for (const wait of attempts) timers.push(setTimeout(() => look(wait === attempts.at(-1)), wait));
  follow();
  return stop;
}
