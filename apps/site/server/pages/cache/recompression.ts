import type { Page } from "../page.ts";
import { pageTimes } from "./cache-times.ts";
import type { PageStore } from "./page-store.ts";

/**
 * Compresses cached pages again with the best quality: one at a time, in the background. It costs ten times the first
 * compression, so a page must have stayed for a while, and visitors after a start come first.
 */
export function createRecompressor(
  store: PageStore,
  recompress: ((page: Page) => Promise<Page>) | undefined,
  report: (key: string, error: unknown) => void,
): (key: string, page: Page) => void {
  let work: Promise<unknown> = Promise.resolve();
  return (key, page) => {
    if (!recompress) return;
    const run = async () => {
      if (store.get(key)?.page === page) store.swap(key, page, await recompress(page));
    };
    setTimeout(() => {
      work = work.then(run).catch((error: unknown) => report(key, error));
    }, pageTimes.settled).unref();
  };
}
