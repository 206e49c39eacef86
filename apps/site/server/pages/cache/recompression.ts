import type { Page } from "../page.ts";
import type { PageStore } from "./page-store.ts";

/** Compresses cached pages again with the best quality: one at a time, in the background. */
export function createRecompressor(
  store: PageStore,
  recompress: ((page: Page) => Promise<Page>) | undefined,
  report: (key: string, error: unknown) => void,
): (key: string, page: Page) => void {
  let work: Promise<unknown> = Promise.resolve();
  return (key, page) => {
    if (!recompress) return;
    work = work
      .then(async () => {
        if (store.get(key)?.page === page) store.swap(key, page, await recompress(page));
      })
      .catch((error: unknown) => report(key, error));
  };
}
