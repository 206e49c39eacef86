import { LRUCache } from "lru-cache";
import type { Page } from "../page.ts";

/** A page in memory, and what is known about its age. Its times are those of a clock that never goes back. */
export interface CacheEntry {
  page: Page;
  /** When its content was last known to be right, ms. */
  at: number;
  /** Count of content changes when its render began. */
  since: number;
  /** Whether the running build rendered it. */
  current: boolean;
  /** Read from disk. It is never fresh, because changes before the start of this process are unknown. */
  fromDisk: boolean;
  /** Time of the next render at the earliest, ms. A failed render changes this and leaves `at`. */
  retryAt: number;
  /** Failed tries since its own render. */
  failures: number;
  /** When the backend first answered that the entry does not exist any more, ms. */
  notFoundAt: number | null;
  /** Last visit, ms. */
  visitedAt: number;
}

/** Most pages and most bytes in memory. */
export interface PageBounds {
  entries: number;
  bytes: number;
}

/** Pages in memory, bounded in number and bytes. The least recently visited one is evicted first. */
export interface PageStore {
  get: (key: string) => CacheEntry | undefined;
  set: (key: string, entry: CacheEntry) => void;
  delete: (key: string) => void;
  /** Replaces a page by a better compressed copy. */
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
      // Callers hold this entry. It stays the same object; the store measures its new size.
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
