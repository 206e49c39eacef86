import { isBootData } from "./boot/boot-data.ts";
import { countUsage } from "./boot/count-usage.ts";
import { reloadOnHistoryChange } from "./boot/reload-on-history.ts";
import { holdLinks } from "./boot/hold-links.ts";
import { keepPlace } from "./boot/keep-place.ts";
import { keepPressTarget } from "./boot/keep-press-target.ts";
import { recordEvents } from "./boot/event-replay.ts";
import { saveChosenLocale } from "./boot/save-chosen-locale.ts";
import { hydrateOnInteraction } from "./boot/hydrate-on-interaction.ts";
import { fetchPageCode } from "./boot/load-code.ts";
import { loadMessages } from "./i18n/load-messages.ts";

/*
 * The only script of a page before the visitor's first interaction. The page is complete without the rest.
 * With hydration at the start, the home page on a slow phone scores 72 instead of 98 in Lighthouse, and its largest
 * paint comes at 4.8 s instead of 1.9 s (medians of three).
 */

// First: a click that it replaces is not counted.
keepPressTarget();
countUsage(document);
// Before `holdLinks`, which keeps clicks from what listens later.
saveChosenLocale();
holdLinks(document);
keepPlace(document);
let kept = recordEvents(document);
const stopReloading = reloadOnHistoryChange(document);

/** Pauses before the files are requested again, ms. Weak networks lose some requests (F21). */
const pauses = [500, 2000, 5000];

/** Development only: loads what must run before all components. */
async function prepareReload(): Promise<void> {
  const data: unknown = JSON.parse(document.getElementById("boot")?.textContent ?? "null");
  if (isBootData(data) && data.router.runtime) await import(/* @vite-ignore */ data.router.runtime);
}

/** Whether the browser is older than the spring of 2024. */
const isOlder = !("popover" in HTMLElement.prototype && "any" in AbortSignal);

const loadTexts = () => loadMessages(document.documentElement.lang === "ar" ? "ar" : "en");

async function start(): Promise<void> {
  if (import.meta.env.DEV) await prepareReload();
  if (isOlder) await import("./boot/older-browsers.ts").then((code) => code.addMissing());
  // The largest part is requested first and evaluated in its own task.
  const react = import("./boot/load-react.ts");
  const [{ startApp }, frame, messages] = await Promise.all([
    import("./boot/start-app.tsx"),
    import("./frame.ts"),
    loadTexts(),
    react,
    fetchPageCode(),
  ]);
  await startApp(messages, frame);
  stopReloading();
}

/** Starts the app. Offline, it waits for the network first (CON-11). */
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

// What is lost early is fetched again at the start.
const fetchEarly = () => void Promise.all([fetchPageCode(), loadTexts()]).catch(() => undefined);

/** Signs that the visitor is there, or that the network is back. */
const signs = ["online", "focus", "pointerdown", "keydown"];

/** Starts the app. When the tries are used up, the page works as a plain one, and the next sign starts them again. */
function keepStarting(): void {
  startOrRetry().then(
    () => kept.replay(),
    (error: unknown) => {
      kept.release();
      reportError(error);
      const startAgain = () => {
        for (const sign of signs) removeEventListener(sign, startAgain, true);
        // The press that starts them waits as well.
        kept = recordEvents(document);
        keepStarting();
      };
      for (const sign of signs) addEventListener(sign, startAgain, true);
    },
  );
}

hydrateOnInteraction(document, fetchEarly, keepStarting);
