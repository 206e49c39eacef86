import { readSavedNumerals } from "../i18n/numerals.ts";
import { readSavedLocale } from "../i18n/saved-locale.ts";
import { splitLocale } from "../routing/split-locale.ts";
import { readStorage, storageKeys } from "../browser-storage/browser-storage.ts";

/** How long after loading an untouched page starts by itself, ms. */
const idleDelay = 4000;

const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll", "focusin"] as const;

/** Whether a part of the page is filled from the visitor's storage (`data-fills-from` names the key) and can be. */
function hasStoredPart(page: Document): boolean {
  const key = page.querySelector<HTMLElement>("[data-fills-from]")?.dataset.fillsFrom;
  return Object.values(storageKeys).some((known) => known === key && readStorage(known) !== null);
}

/** Whether something cannot wait: data that the server did not get, another language, other digits, work left over. */
function mustHydrateNow(page: Document, boot: HTMLElement | null): boolean {
  const { documentElement, location } = page;
  const saved = readSavedLocale();
  return (
    boot?.dataset.hydrateNow !== undefined ||
    (saved !== null && saved !== documentElement.lang && splitLocale(location.pathname).locale === null) ||
    (documentElement.lang === "ar" && readSavedNumerals() === "latn") ||
    Number(readStorage(storageKeys.newsletterLock)) > Date.now() ||
    readStorage(storageKeys.outbox) !== null ||
    hasStoredPart(page)
  );
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}

/**
 * Starts the page once: at once when something cannot wait, at the visitor's first sign, or when
 * nothing has happened for a while. Fetches the code ahead as soon as the page itself is loaded.
 */
export function hydrateOnInteraction(page: Document, preloadModules: () => void, start: () => void): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    // What the visitor sees of their first act comes before the work that it causes.
    if (page.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  const loaded = () =>
    whenIdle(() => {
      if (!begun) preloadModules();
      setTimeout(() => whenIdle(begin), idleDelay);
    });

  if (mustHydrateNow(page, page.getElementById("boot"))) return start();
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  if (page.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
