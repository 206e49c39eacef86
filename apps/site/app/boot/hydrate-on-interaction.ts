import { splitLocale } from "@miqyas/contract";
import { readSavedNumerals } from "../i18n/saved-numerals.ts";
import { readSavedLocale } from "../i18n/saved-locale.ts";
import { readStorage, storageKeys } from "../browser-storage/browser-storage.ts";
import { savesData } from "../browser-storage/saves-data.ts";

/** Time from the load of the page to its hydration without any interaction, ms. */
const idleDelay = 4000;

/** Events that show that a visitor is there. */
export const interactionEvents = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
] as const;

/** Whether browser storage has the data of a part of the page. `data-fills-from` names the storage key. */
function hasStoredPart(page: Document): boolean {
  const key = page.querySelector<HTMLElement>("[data-fills-from]")?.dataset.fillsFrom;
  return Object.values(storageKeys).some((known) => known === key && readStorage(known) !== null);
}

/** Whether hydration cannot wait: missing data, another language, other digits, or messages to send. */
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
 * Starts hydration once: immediately when it cannot wait, else at the visitor's first interaction or after a delay.
 * Fetches the code as soon as the page itself has loaded. A browser that saves data, or has a slow network, fetches
 * it at the first interaction only (LEAN-2).
 */
export function hydrateOnInteraction(page: Document, fetchEarly: () => void, start: () => void): void {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const name of interactionEvents) removeEventListener(name, begin, true);
    // First the browser paints the effect of the interaction.
    if (page.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  const loaded = () => {
    if (savesData()) return;
    whenIdle(() => {
      if (!begun) fetchEarly();
      setTimeout(() => whenIdle(begin), idleDelay);
    });
  };

  if (mustHydrateNow(page, page.getElementById("boot"))) return start();
  for (const name of interactionEvents) addEventListener(name, begin, { capture: true, passive: true });
  if (page.readyState === "complete") loaded();
  else addEventListener("load", loaded, { once: true });
}
