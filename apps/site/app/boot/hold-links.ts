import { opensElsewhere } from "../ui/opens-elsewhere.ts";

/** Finds the clicked link to another page of this site. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.ariaHasPopup || opensElsewhere(event)) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/**
 * Holds links while the browser is offline, where they would end at the browser's error page. The page shows a notice
 * and follows the last clicked link when the network is back. Works before and after hydration.
 */
export function holdLinks(page: Document): void {
  let wanted: HTMLAnchorElement | null = null;

  function want(link: HTMLAnchorElement | null) {
    wanted = link;
    const notice = page.querySelector<HTMLElement>("[data-offline]");
    if (notice) notice.hidden = !link;
  }
  addEventListener(
    "click",
    (event) => {
      const link = navigator.onLine ? null : findLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      want(link);
    },
    true,
  );
  addEventListener("online", () => {
    const link = wanted;
    want(null);
    if (link?.isConnected) link.click();
  });
}
