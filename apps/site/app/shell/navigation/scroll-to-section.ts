import { prefersLessMotion } from "../../ui/reduced-motion.ts";
import { visitorActions } from "./visitor-actions.ts";

/** Distance of a section from the upper edge of the window, px (SRCH-8). */
const offset = 100;

/** Times of the attempts to find a section, ms after the first (SRCH-9). After the last it may come with what still loads. */
const attempts = [0, 100, 300, 600] as const;

/** The page counts as still after this number of frames without movement and without loading: at least a second. */
const stillFrames = 60;

function placeAt(element: Element, behavior: ScrollBehavior): void {
  scrollBy({ top: element.getBoundingClientRect().top - offset, behavior });
}

/** Moves the focus to the section's heading: screen readers and keyboards continue from there (SRCH-10). */
function focusHeading(section: Element): HTMLElement | null {
  const heading = section.querySelector<HTMLElement>("h1, h2, h3") ?? section;
  if (!(heading instanceof HTMLElement)) return null;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * Scrolls to a section as soon as it exists, and holds it there until the page is still or the visitor moves. If the
 * section does not appear in time, the page scrolls a little below its top, and follows it there if it comes with content
 * that still loads (SRCH-8…SRCH-10).
 * @param isLoading whether content is loading that may contain or move the section
 * @returns a function that stops it, for a navigation elsewhere
 */
export function scrollToSection(id: string, smoothly: boolean, isLoading: () => boolean): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const settling = new ResizeObserver(() => correct());
  let found: Element | null = null;
  let heading: HTMLElement | null = null;
  let isSmooth = smoothly && !prefersLessMotion();
  /** Whether the last attempt has not found the section. */
  let isLate = false;
  /** Successive frames without movement. */
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
    for (const action of visitorActions) removeEventListener(action, stop);
    removeEventListener("scrollend", arrive);
  }
  function arrive() {
    isSmooth = false;
    correct();
  }
  /** A section that renders again with its content loses the focus; this gives it back. */
  function hold(section: Element) {
    if (!section.isConnected) found = document.getElementById(id);
    if (!found || heading?.isConnected || document.activeElement !== document.body) return;
    heading = focusHeading(found);
    correct();
  }
  function follow() {
    frame = requestAnimationFrame(follow);
    if (isLate) look(false);
    if (found) hold(found);
    else if (!isLate) return;
    still = scrollY === position && !isLoading() ? still + 1 : 0;
    position = scrollY;
    if (still < stillFrames) return;
    // Some browsers do not report the end of smooth scrolling.
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
      isLate = true;
      scrollTo({ top: Math.max(1, innerHeight / 2), behavior: "instant" });
    }
  }

  for (const action of visitorActions) addEventListener(action, stop, { passive: true });
  addEventListener("scrollend", arrive);
  for (const wait of attempts) timers.push(setTimeout(() => look(wait === attempts.at(-1)), wait));
  follow();
  return stop;
}
