/** A section comes to stand this far under the upper edge of the window, px (SRCH-8). */
const offset = 100;

/** When a section that is not there yet is looked for again, ms after the first time (SRCH-9). */
const attempts = [0, 100, 300, 600] as const;

/** How long content above a section may still push it away, ms. */
const settleTime = 1400;

function placeAt(element: Element, behavior: ScrollBehavior): void {
  scrollBy({ top: element.getBoundingClientRect().top - offset, behavior });
}

/** Focus goes to the section's heading, for readers and keyboards to go on from there (SRCH-10). */
function focusHeading(section: Element): void {
  const heading = section.querySelector<HTMLElement>("h1, h2, h3") ?? section;
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Brings a section into view, as soon as it is there, and keeps it there while the page settles. A
 * section that does not come in time leaves the page a little below its top (SRCH-8…SRCH-10).
 * @returns stops it, for when the visitor goes elsewhere
 */
export function scrollToSection(id: string, smoothly: boolean): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  const settling = new ResizeObserver(() => correct());
  let found: Element | null = null;
  let isSmooth = smoothly && !matchMedia("(prefers-reduced-motion: reduce)").matches;

  function correct() {
    if (found && !isSmooth) placeAt(found, "instant");
  }
  function stop() {
    settling.disconnect();
    timers.forEach(clearTimeout);
    for (const sign of signs) removeEventListener(sign, stop);
    removeEventListener("scrollend", arrive);
  }
  function arrive() {
    isSmooth = false;
    correct();
  }
  function look(isLast: boolean) {
    if (found) return;
    found = document.getElementById(id);
    if (found) {
      placeAt(found, isSmooth ? "smooth" : "instant");
      focusHeading(found);
      settling.observe(document.body);
    } else if (isLast) scrollTo({ top: Math.max(1, innerHeight / 2), behavior: "instant" });
  }

  const signs = ["wheel", "touchstart", "keydown", "pointerdown"] as const;
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
  addEventListener("scrollend", arrive);
  for (const wait of attempts) timers.push(setTimeout(() => look(wait === attempts.at(-1)), wait));
  timers.push(setTimeout(arrive, settleTime - 200), setTimeout(stop, settleTime));
  return stop;
}
