import type { Page } from "./page.ts";

/** A page in memory, and what is known about its age. */
export interface Kept {
  page: Page;
  /** When its content was known to be right, ms. */
  at: number;
  /** Count of content changes when its render began. */
  since: number;
  /** Made by the build that runs now. */
  current: boolean;
  /** Read from disk, not rendered by this process: what changed in between is not known, so it is never fresh. */
  fromDisk: boolean;
  /** No new render is tried before, ms. Apart from `at`: a failed try makes nothing younger. */
  retryAt: number;
  /** Last visit, ms. */
  visitedAt: number;
}

/** Pages in memory, bounded in number and bytes; the one not visited for longest leaves first. */
export interface PageStore {
  get: (key: string) => Kept | undefined;
  set: (key: string, kept: Kept) => void;
  delete: (key: string) => void;
  /** Replaces a page by the same one in better packing. */
  swap: (key: string, before: Page, after: Page) => void;
  entries: () => Iterable<[string, Kept]>;
  readonly size: number;
  readonly bytes: number;
}

export function createPageStore(bounds: { entries: number; bytes: number }): PageStore {
  const pages = new Map<string, Kept>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= pages.get(key)?.page.size ?? 0;
    pages.delete(key);
  }

  function evict(newest: string): void {
    while (pages.size > bounds.entries || bytes > bounds.bytes) {
      let oldest: string | undefined;
      let visitedAt = Infinity;
      for (const [key, kept] of pages)
        if (key !== newest && kept.visitedAt < visitedAt) [oldest, visitedAt] = [key, kept.visitedAt];
      if (oldest === undefined) return;
      remove(oldest);
    }
  }

  return {
    get: (key) => pages.get(key),
    set(key, kept) {
      remove(key);
      if (kept.page.size > bounds.bytes) return;
      pages.set(key, kept);
      bytes += kept.page.size;
      evict(key);
    },
    delete: remove,
    swap(key, before, after) {
      const kept = pages.get(key);
      if (kept?.page !== before) return;
      kept.page = after;
      bytes += after.size - before.size;
    },
    entries: () => pages,
    get size() {
      return pages.size;
    },
    get bytes() {
      return bytes;
    },
  };
}
