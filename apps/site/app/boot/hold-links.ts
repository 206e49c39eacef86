import { findWaitingLink } from "./event-replay.ts";
import { setBusy } from "../ui/set-busy.ts";
import { opensElsewhere } from "../ui/opens-elsewhere.ts";

/**
 * Whether the browser opens a document for a link within the site. Once the app runs, it changes the query of its page
 * itself, but for the language of an address without one (LANG-4).
 */
function opensDocument({ pathname, search, dataset }: HTMLAnchorElement): boolean {
  if (pathname !== location.pathname) return true;
  const isApp = "ready" in document.documentElement.dataset;
  return search !== location.search && (!isApp || dataset.locale !== undefined);
}

/** Finds the clicked link to another page of this site. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.hasAttribute("aria-haspopup") || opensElsewhere(event))
    return null;
  return link.origin === location.origin && opensDocument(link) ? link : null;
}

/** The buttons of the notice. */
const buttons = "[data-offline] button, [data-copy] button";

/** Pause before a held link is tried again when the network is back but the site does not answer, ms. Each next is twice as long. */
const firstPause = 2000;

/** Least time for which a try is shown, ms. Without a network it fails at once. */
const shownFor = 600;

/** Deadline of the request that asks whether the site answers, ms. The first one after a connection is back may hang. */
const replyDeadline = 8000;

/**
 * Says when the browser is offline, and holds links, which would end at the browser's error page. A page that is kept on
 * the device opens. Any other opens as a new document once the site answers: by itself when the network is back, or when
 * the visitor tries again. Links of a page that the device served open as documents while the browser has a network: the
 * device may have the next page too. The toggle of a page on which something was typed waits for the network, and changes
 * the page in place. Once another page is open, or the visitor types, the held link is forgotten. Works
 * before and after hydration (NET-2, NET-3).
 */
export function holdLinks(page: Document): void {
  let wanted: HTMLAnchorElement | null = null;
  /** The path of the page that holds it. */
  let heldOn = "";

  /** The held link; none once another page is open. */
  function held() {
    if (location.pathname !== heldOn) show(null);
    return wanted;
  }
  function show(link: HTMLAnchorElement | null) {
    wanted = link;
    heldOn = location.pathname;
    const { onLine } = navigator;
    const parts = page.querySelectorAll<HTMLElement>("[data-offline], [data-offline] > p");
    [onLine && !link, onLine, !link].forEach((hidden, at) => {
      const part = parts[at];
      if (part) part.hidden = hidden;
    });
    showTrying(false);
  }
  function showTrying(isTrying: boolean) {
    for (const again of page.querySelectorAll(buttons)) setBusy(again, isTrying);
  }
  function open(link: HTMLAnchorElement, address = link.href) {
    if (findWaitingLink(link)) link.click();
    else location.assign(address);
  }
  async function openOrHold(link: HTMLAnchorElement) {
    // The language of a toggle is saved by now, and no page is kept with a query.
    const address = link.href.replace(/\?lang=\w+$/, "");
    // The page that is open is the one kept at its address. Some browsers refuse to say what is kept in a private window.
    const isOpen = address === location.href.split("#")[0];
    const kept = !isOpen && (await window.caches?.match(address).catch(() => undefined));
    // At an address without a language the page may be kept in the other one.
    const { locale } = link.dataset;
    const isInItsLanguage = kept && (!locale || kept.headers.get("content-language") === locale);
    // The network may be back by now.
    if (navigator.onLine || (isInItsLanguage && !findWaitingLink(link))) open(link, address);
    else show(link);
  }
  function tryAgain(link: HTMLAnchorElement | null, pause: number) {
    if (!link || link !== held()) return;
    showTrying(true);
    fetch(link.href, { method: "HEAD", signal: AbortSignal.timeout(replyDeadline) }).then(
      () => link === held() && open(link),
      () => {
        setTimeout(showTrying, shownFor, false);
        if (pause && navigator.onLine) setTimeout(tryAgain, pause, link, 2 * pause);
      },
    );
  }
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.closest(buttons)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (target.closest("[data-offline]")) return tryAgain(held(), 0);
        showTrying(true);
        return location.reload();
      }
      const link = findLink(event);
      if (!link) return;
      if (navigator.onLine) {
        // Another page is chosen.
        show(null);
        if (!("keptCopy" in page.documentElement.dataset) || findWaitingLink(link)) return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      void openOrHold(link);
    },
    true,
  );
  // A page would open in the middle of a word.
  addEventListener("input", () => wanted && show(null), true);
  addEventListener("offline", () => show(held()));
  addEventListener("popstate", held);
  // A browser may keep a page that is left, and show it again as it was.
  addEventListener("pageshow", ({ persisted }) => persisted && show(null));
  addEventListener("online", () => {
    show(held());
    tryAgain(held(), firstPause);
  });
  show(null);
}
