import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { listWarmedKeys, startCacheWarmer, warmerTimes } from "./cache-warmer.ts";
import { createFakeApp } from "../testing/fake-app.ts";
import { makePage } from "../testing/make-page.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = await makePage("text");

/** A cache that records the requested keys. The keys in `broken` cannot be rendered. */
function createFakePages() {
  const requested: string[] = [];
  const broken = new Set<string>();
  const status = { degraded: false, oldestCopyAge: 0, pages: 0, bytes: 0 };
  return {
    ...{ requested, broken, status },
    find(key: string) {
      requested.push(key);
      status.degraded = broken.has(key);
      if (broken.has(key)) return Promise.reject(new Error("The backend is away"));
      return Promise.resolve({ page, status: "miss", staleReason: null } as const);
    },
  };
}

function start(keys: readonly string[]) {
  const pages = createFakePages();
  const listed = [...keys];
  const warmer = startCacheWarmer({ pages, listKeys: () => Promise.resolve(listed) });
  return { pages, listed, warmer };
}

describe("F1 every page is cached before an outage", () => {
  test("one page at a time, with a pause between two, some time after the start", async () => {
    const { pages } = start(["en/", "ar/", "en/AboutUs"]);
    await vi.advanceTimersByTimeAsync(warmerTimes.delay - 1);
    expect(pages.requested).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(pages.requested).toEqual(["en/"]);
    await vi.advanceTimersByTimeAsync(2 * warmerTimes.pause);
    expect(pages.requested).toEqual(["en/", "ar/", "en/AboutUs"]);
  });

  test("a page is requested again after half a day, a new one in the next round", async () => {
    const { pages, listed } = start(["en/"]);
    await vi.advanceTimersByTimeAsync(warmerTimes.delay + warmerTimes.pause);
    listed.push("en/words/1");
    await vi.advanceTimersByTimeAsync(warmerTimes.rest);
    expect(pages.requested).toEqual(["en/", "en/words/1"]);
    await vi.advanceTimersByTimeAsync(warmerTimes.cached + warmerTimes.rest);
    expect(pages.requested.filter((key) => key === "en/")).toHaveLength(2);
  });

  test("while renders fail it tries one page in half a minute, and those that failed again in the next round", async () => {
    const { pages } = start(["en/", "ar/"]);
    pages.broken.add("en/");
    await vi.advanceTimersByTimeAsync(warmerTimes.delay + warmerTimes.pauseWhileFailing - 1);
    expect(pages.requested).toEqual(["en/"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(pages.requested).toEqual(["en/", "ar/"]);
    pages.broken.clear();
    await vi.advanceTimersByTimeAsync(warmerTimes.pause + warmerTimes.rest);
    expect(pages.requested).toEqual(["en/", "ar/", "en/"]);
  });

  test("F19 it ends with the process", async () => {
    const { pages, warmer } = start(["en/", "ar/"]);
    await vi.advanceTimersByTimeAsync(warmerTimes.delay);
    warmer.stop();
    await vi.advanceTimersByTimeAsync(warmerTimes.cached);
    expect(pages.requested).toEqual(["en/"]);
  });
});

describe("F1 the pages that are warmed", () => {
  const app = createFakeApp();

  test("are those that are always there, then the entries of the sitemap, in both languages", async () => {
    const listPaths = () => Promise.resolve(["/", "/AboutUs", "/words/1", "/nowhere"]);
    expect(await listWarmedKeys({ app, listPaths })).toEqual([
      ...["en/", "ar/", "en/AboutUs", "ar/AboutUs", "en/words/1", "ar/words/1"],
    ]);
  });

  test("are bounded, and the fixed ones alone while the backend is away", async () => {
    const many = Array.from({ length: 5_000 }, (_, number) => `/words/${number}`);
    expect(await listWarmedKeys({ app, listPaths: () => Promise.resolve(many) })).toHaveLength(504);
    expect(await listWarmedKeys({ app, listPaths: () => Promise.reject(new Error("away")) })).toHaveLength(4);
  });
});
