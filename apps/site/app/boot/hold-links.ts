import { opensElsewhere } from "../ui/opens-elsewhere.ts";

/** The link to another page of this site that a click asks for. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.download || link.ariaHasPopup || opensElsewhere(event)) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/**
 * Without a network a link would end at the browser's own error page: the page stays, says so, and follows the link
 * that was pressed last once the network is back. Before the page runs, and after.
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
