import { opensElsewhere } from "../ui/opens-elsewhere.ts";

/** Finds the clicked link to another page of this site. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.ariaHasPopup || opensElsewhere(event)) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/** Pause before a held link is tried again when the network is back but the site does not answer, ms. Each next is twice as long. */
const firstPause = 2000;

/** Deadline of the request that asks whether the site answers, ms. The first one after a connection is back may hang. */
const replyDeadline = 8000;

/**
 * Says when the browser is offline, and holds links, which would end at the browser's error page. A page that is kept on
 * the device opens. Any other opens as a new document once the site answers: by itself when the network is back, or when
 * the visitor tries again. Works before and after hydration (NET-2).
 */
export function holdLinks(page: Document): void {
  let wanted: HTMLAnchorElement | null = null;
  const open = (link: HTMLAnchorElement) => location.assign(link.href);

  function show(link: HTMLAnchorElement | null) {
    wanted = link;
    const { onLine } = navigator;
    const parts = page.querySelectorAll<HTMLElement>("[data-offline], [data-offline] > p");
    [onLine && !link, onLine, !link].forEach((hidden, at) => {
      const part = parts[at];
      if (part) part.hidden = hidden;
    });
  }
  async function openOrHold(link: HTMLAnchorElement) {
    // Some browsers refuse it in a private window.
    const kept = await window.caches?.match(link.href).catch(() => undefined);
    // The network may be back by now.
    if (kept || navigator.onLine) open(link);
    else show(link);
  }
  function tryAgain(link: HTMLAnchorElement | null, pause: number) {
    if (!link || link !== wanted) return;
    const again = page.querySelector("[data-offline] button");
    again?.setAttribute("aria-busy", "true");
    fetch(link.href, { method: "HEAD", signal: AbortSignal.timeout(replyDeadline) }).then(
      () => open(link),
      () => {
        again?.removeAttribute("aria-busy");
        if (pause && navigator.onLine) setTimeout(tryAgain, pause, link, 2 * pause);
      },
    );
  }
  addEventListener(
    "click",
    (event) => {
      const { target } = event;
      const isAgain = target instanceof Element && target.closest("[data-offline] button");
      const link = isAgain || navigator.onLine ? null : findLink(event);
      if (!isAgain && !link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (link) void openOrHold(link);
      else tryAgain(wanted, 0);
    },
    true,
  );
  addEventListener("offline", () => show(wanted));
  addEventListener("online", () => {
    show(wanted);
    tryAgain(wanted, firstPause);
  });
  show(null);
}
