import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Page } from "../page.ts";
import { pageTimes } from "./cache-times.ts";
import { createPageStore } from "./page-store.ts";
import { createRecompressor } from "./recompression.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pageOf = (etag: string) => ({ etag, size: 1 }) as Page;
const best = (page: Page) => pageOf(`${page.etag}, smaller`);
const times = {
  since: 0,
  current: true,
  fromDisk: false,
  retryAt: 0,
  failures: 0,
  notFoundAt: null,
  visitedAt: 0,
};

function openStore() {
  const store = createPageStore({ entries: 10, bytes: 10 });
  const recompress = vi.fn((page: Page) => Promise.resolve(best(page)));
  const recompressLater = createRecompressor(store, recompress, vi.fn());
  const keep = (key: string, page: Page) => {
    store.set(key, { ...times, page, at: Date.now() });
    recompressLater(key, page);
  };
  return { keep, recompress, etagOf: (key: string) => store.get(key)?.page.etag };
}

test("a page that has stayed for a while is compressed again", async () => {
  const { keep, etagOf } = openStore();
  keep("/", pageOf("home"));
  await vi.advanceTimersByTimeAsync(pageTimes.settled - 1);
  expect(etagOf("/")).toBe("home");
  await vi.advanceTimersByTimeAsync(1);
  expect(etagOf("/")).toBe("home, smaller");
});

test("a page that was replaced before is not compressed again, and the new one later", async () => {
  const { keep, recompress, etagOf } = openStore();
  keep("/", pageOf("first"));
  await vi.advanceTimersByTimeAsync(pageTimes.settled / 2);
  keep("/", pageOf("second"));
  await vi.advanceTimersByTimeAsync(pageTimes.settled / 2);
  expect(recompress).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(pageTimes.settled / 2);
  expect(etagOf("/")).toBe("second, smaller");
  expect(recompress).toHaveBeenCalledOnce();
});
