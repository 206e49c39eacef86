import { parseUrl } from "@miqyas/contract";
import { countMissedSearch, sendUsage } from "../usage/send-usage.ts";

/**
 * Counts what happens on a page with or without its code (RT-30): the first read of the page, again after Back, a search
 * that found nothing, files that are opened, and forms that are begun. It listens before `recordEvents`, which holds events back. Pages that the app
 * opens later are counted by `useCountedReads`.
 */
export function countUsage(page: Document): void {
  const begun = new WeakSet<HTMLFormElement>();
  addEventListener("pageshow", () => {
    sendUsage("read", location.pathname, parseUrl(page.referrer)?.hostname);
    const words = page.querySelector<HTMLElement>("[data-nothing-found]")?.dataset.nothingFound;
    if (words) countMissedSearch(words);
  });
  const listen = (type: "click" | "input", count: (target: Element) => void) =>
    addEventListener(type, ({ target }) => target instanceof Element && count(target), true);
  listen("click", (target) => {
    const link = target.closest("a");
    if (link && /\.(?:pdf|xlsx|csv)$/i.test(link.pathname)) sendUsage("download", link.pathname);
  });
  listen("input", (target) => {
    const form = target.closest("form");
    if (form?.method !== "post" || begun.has(form)) return;
    begun.add(form);
    sendUsage("begun", form.action.endsWith("/newsletter") ? "newsletter" : "contact");
  });
}
