import { reloadOnHistoryChange } from "./boot/reload-on-history.ts";
import { holdLinks } from "./boot/hold-links.ts";
import { recordEvents } from "./boot/event-replay.ts";
import { saveChosenLocale } from "./boot/save-chosen-locale.ts";
import { hydrateOnInteraction } from "./boot/hydrate-on-interaction.ts";
import { loadMessages } from "./i18n/load-messages.ts";

/*
 * The only script of a page until its visitor does something: the page is complete without the rest.
 * Started with the document instead, the home page on a slow phone scores 72 rather than 98 in
 * Lighthouse, with its largest paint at 4.8 s rather than 1.9 s (medians of three).
 */

holdLinks(document);
const kept = recordEvents(document);
const stopReloading = reloadOnHistoryChange(document);
saveChosenLocale();

function preloadModules(): void {
  const modules = document.getElementById("boot-modules");
  if (modules instanceof HTMLTemplateElement) document.head.append(modules.content.cloneNode(true));
}

/** A weak network loses a file now and then: how long to wait until all are asked for again, ms (F21). */
const pauses = [500, 2000, 5000];

async function start(): Promise<void> {
  // The largest part is asked for first: it is read in a task of its own.
  const react = import("./boot/load-react.ts");
  const [{ startApp }, messages] = await Promise.all([
    import("./boot/start-app.tsx"),
    loadMessages(document.documentElement.lang === "ar" ? "ar" : "en"),
    react,
  ]);
  await startApp(messages);
  stopReloading();
}

/** Offline, the page waits for the network: what the visitor did is done then (CON-11). */
function startOrRetry(tries = 0): Promise<void> {
  return start().catch(async (error: unknown) => {
    const { onLine } = navigator;
    const pause = pauses[tries];
    if (onLine && pause === undefined) throw error;
    await new Promise((done) => {
      if (onLine) setTimeout(done, pause);
      else addEventListener("online", done, { once: true });
    });
    return startOrRetry(onLine ? tries + 1 : tries);
  });
}

hydrateOnInteraction(document, preloadModules, () => {
  preloadModules();
  startOrRetry().then(kept.replay, (error: unknown) => {
    kept.release();
    reportError(error);
  });
});
