import { LRUCache } from "lru-cache";
import type { Page } from "../page.ts";

/** A page in memory, and what is known about its age. */
export interface CacheEntry {
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
  /** When the backend said first that there is no such thing any more, ms; null as long as it has not. */
  goneAt: number | null;
  /** Last visit, ms. */
  visitedAt: number;
}

/** How many pages and how many bytes of them are held at most. */
export interface PageBounds {
  entries: number;
  bytes: number;
}

/** Pages in memory, bounded in number and bytes; the one not visited for longest leaves first. */
export interface PageStore {
  get: (key: string) => CacheEntry | undefined;
  set: (key: string, kept: CacheEntry) => void;
  delete: (key: string) => void;
  /** Replaces a page by the same one in better packing. */
  swap: (key: string, before: Page, after: Page) => void;
  entries: () => Iterable<[string, CacheEntry]>;
  readonly size: number;
  readonly bytes: number;
}

export function createPageStore(bounds: PageBounds): PageStore {
  const pages = new LRUCache<string, CacheEntry>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ page }) => page.size,
  });
  return {
    get: (key) => pages.get(key),
    set: (key, entry) => void pages.set(key, entry),
    delete: (key) => void pages.delete(key),
    swap(key, before, after) {
      const entry = pages.peek(key);
      if (entry?.page !== before) return;
      // Others hold this entry: it stays the same one, of another size.
      pages.delete(key);
      entry.page = after;
      pages.set(key, entry);
    },
    entries: () => pages.entries(),
    get size() {
      return pages.size;
    },
    get bytes() {
      return pages.calculatedSize;
    },
  };
}
