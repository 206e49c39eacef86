import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createContentChanges } from "../../shared/content-changes.ts";
import { QueueFullError } from "@miqyas/http/resilience/concurrency-limiter";
import { createPageCache } from "./page-cache.ts";
import type { PageCacheOptions, CacheResult } from "./page-cache.ts";
import { pageTimes } from "./cache-times.ts";
import type { Page, Rendered } from "../page.ts";
import type { DataDeadline } from "../render/render.ts";
import { noSnapshots } from "../../testing/no-snapshots.ts";
import type { Snapshots } from "./snapshots.ts";
import { htmlOf, makePage } from "../../testing/make-page.ts";

/** The result of a render in a test. Each call takes the next outcome; the last one stays. */
type Outcome = Omit<Partial<Rendered>, "html"> & { html?: string; error?: Error; until?: Promise<void> };

const forEver = new Promise<void>(() => undefined);

function setUp(
  outcomes: Outcome[] = [{}],
  extra: Pick<
    Partial<PageCacheOptions>,
    "snapshots" | "bounds" | "shortLivedBounds" | "recompress" | "report"
  > = {},
) {
  const rendered: string[] = [];
  const pending = new Set<Promise<unknown>>();
  let next = outcomes;

  const dataDeadlines: DataDeadline[] = [];

  async function renderNext(key: string, dataDeadline: DataDeadline) {
    rendered.push(key);
    dataDeadlines.push(dataDeadline);
    const name = `${key} #${rendered.length}`;
    const [{ html = name, error, until, ...facts } = {}] = next;
    if (next.length > 1) next = next.slice(1);
    await until;
    if (error) throw error;
    return makePage(html, facts);
  }

  const cache = createPageCache({
    changes: createContentChanges(),
    snapshots: noSnapshots,
    ...extra,
    isOwnContent: (path) => path === "/contact",
    render(key, dataDeadline) {
      const work = renderNext(key, dataDeadline);
      if (next[0]?.until !== forEver) {
        pending.add(work);
        const end = () => pending.delete(work);
        work.then(end, end);
      }
      return work;
    },
  });

  /** Waits for the renders in the background. */
  async function settle() {
    do {
      await Promise.allSettled(pending);
      await new Promise((done) => setImmediate(done));
    } while (pending.size > 0);
  }
  return { cache, rendered, dataDeadlines, settle, then: (...later: Outcome[]) => void (next = later) };
}

const show = ({ page, status, staleReason }: CacheResult) =>
  `${htmlOf(page)} ${status}${staleReason ? ` ${staleReason}` : ""}`;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTime(ms);

describe("a good copy", () => {
  test("is served at once for 60 s, then while a new one is made", async () => {
    const { cache, rendered, settle } = setUp();
    expect(show(await cache.find("en/"))).toBe("en/ #1 miss");
    const hit = cache.find("en/");
    expect(hit).not.toBeInstanceOf(Promise);
    expect(show(await hit)).toBe("en/ #1 hit");
    pass(pageTimes.fresh);
    expect(show(await cache.find("en/"))).toBe("en/ #1 stale");
    await settle();
    expect(show(await cache.find("en/"))).toBe("en/ #2 hit");
    expect(rendered).toHaveLength(2);
  });

  test("L3: 1,000 visitors of a cold page cost one render", async () => {
    const { cache, rendered } = setUp();
    const visits = await Promise.all(Array.from({ length: 1000 }, async () => cache.find("en/AboutUs")));
    expect(new Set(visits.map(show))).toEqual(new Set(["en/AboutUs #1 miss"]));
    expect(rendered).toHaveLength(1);
  });

  test.each([
    ["an incomplete page", { missing: "some" } as const],
    ["a page without its main content", { missing: "main" } as const],
    ["a server error", { status: 500 }],
    ["a render that throws", { error: new Error("broken") }],
  ])("F4: is never replaced by %s, and is tried again", async (_what, bad) => {
    const { cache, rendered, then, settle } = setUp();
    await cache.find("en/");
    pass(pageTimes.fresh);
    then(bad);
    for (let result = 0; result < 3; result++) {
      expect(show(await cache.find("en/"))).toBe("en/ #1 stale");
      await settle();
    }
    expect(rendered).toHaveLength(2);
    expect(cache.status.degraded).toBe(true);
    pass(pageTimes.firstRetry);
    then({});
    await cache.find("en/");
    await settle();
    expect(show(await cache.find("en/"))).toBe("en/ #3 hit");
    expect(cache.status.degraded).toBe(false);
  });

  test("F2, F4: a copy is tried again after 0.25 s, then after twice as long each time, up to 5 s", async () => {
    const { cache, rendered, then, settle } = setUp();
    await cache.find("en/");
    pass(pageTimes.fresh);
    then({ error: new Error("down") });
    const tries: number[] = [];
    for (let time = 0; time < 25_000; time += 250) {
      const before = rendered.length;
      await cache.find("en/");
      await settle();
      if (rendered.length > before) tries.push(time);
      pass(250);
    }
    const pauses = tries.slice(1).map((time, at) => time - (tries[at] ?? 0));
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
  });

  test("F4: is tried again in time, and grows old, when the machine's clock was set back", async () => {
    const { cache, rendered, then, settle } = setUp();
    await cache.find("en/");
    pass(pageTimes.fresh);
    then({ error: new Error("down") });
    await cache.find("en/");
    await settle();
    vi.setSystemTime(Date.now() - 3_600_000);
    pass(pageTimes.firstRetry);
    then({});
    expect(show(await cache.find("en/"))).toBe("en/ #1 stale");
    await settle();
    expect(rendered).toHaveLength(3);
    expect(show(await cache.find("en/"))).toBe("en/ #3 hit");
  });

  test("F4: older than a day, a visitor waits 2.5 s for a better one, then gets it", async () => {
    const { cache, then } = setUp();
    await cache.find("en/");
    pass(pageTimes.stale + 1);
    then({ until: forEver });
    const result = Promise.resolve(cache.find("en/"));
    pass(pageTimes.timeout);
    expect(show(await result)).toBe("en/ #1 stale");
    expect(cache.find("en/")).not.toBeInstanceOf(Promise);
  });

  test("is served after 7 days without a backend, and says that it is old", async () => {
    const { cache, then } = setUp();
    await cache.find("en/");
    pass(pageTimes.old + 1);
    then({ error: new Error("down") });
    expect(show(await cache.find("en/"))).toBe("en/ #1 stale old");
  });

  test("F7: while renders keep failing, all pages together try once a second", async () => {
    const { cache, rendered, then, settle } = setUp();
    const keys = Array.from({ length: 30 }, (_, i) => `en/words/${i}`);
    for (const key of keys) await cache.find(key);
    pass(pageTimes.fresh);
    then({ error: new Error("down") });
    rendered.length = 0;
    for (let second = 0; second < 10; second++) {
      for (const key of keys) {
        await cache.find(key);
        await settle();
      }
      pass(1000);
    }
    expect(rendered.length).toBeLessThanOrEqual(5 + 10);
  });

  test("RT-21: is removed when the backend answers 404 twice, some seconds apart", async () => {
    const { cache, rendered, then, settle } = setUp();
    await cache.find("en/words/3");
    pass(pageTimes.fresh);
    then({ status: 404 });
    for (let result = 0; result < 3; result++) {
      expect(show(await cache.find("en/words/3"))).toBe("en/words/3 #1 stale");
      await settle();
    }
    expect(rendered).toHaveLength(2);
    pass(pageTimes.removedAfter);
    await cache.find("en/words/3");
    await settle();
    expect((await cache.find("en/words/3")).page.status).toBe(404);
    expect(cache.status.pages).toBe(0);
  });

  test("RT-21: stays on disk and in memory when its thing is there again a little later", async () => {
    const removed: string[] = [];
    const snapshots = { ...noSnapshots, remove: (key: string) => void removed.push(key) };
    const { cache, then, settle } = setUp([{}], { snapshots });
    await cache.find("en/words/3");
    pass(pageTimes.stale + 1);
    then({ status: 404 });
    expect(show(await cache.find("en/words/3"))).toBe("en/words/3 #1 stale");
    then({});
    pass(pageTimes.removedAfter);
    await cache.find("en/words/3");
    await settle();
    pass(pageTimes.fresh);
    then({ status: 404 });
    await cache.find("en/words/3");
    await settle();
    expect(show(await cache.find("en/words/3"))).toBe("en/words/3 #3 stale");
    expect(removed).toEqual([]);
  });

  test("RT-21: leaves at once when the backend has announced the change", async () => {
    const { cache, then } = setUp([{ calls: ["words-in-markets"] }]);
    await cache.find("en/words/3");
    then({ status: 404 });
    cache.announce(["words-in-markets"]);
    expect((await cache.find("en/words/3")).page.status).toBe(404);
  });
});

describe("without a copy", () => {
  test("F2: an incomplete page is shown for a second, and the next good one takes its place", async () => {
    const { cache, rendered, then } = setUp([{ missing: "main" }]);
    expect((await cache.find("en/")).page.missing).toBe("main");
    await cache.find("en/");
    expect(rendered).toHaveLength(1);
    then({});
    pass(pageTimes.incompleteStale + 1);
    expect((await cache.find("en/")).page.missing).toBe("nothing");
  });

  test("F4: nobody waits for more than 8 s; a page that is done later is there for the next", async () => {
    let arrive = () => undefined as void;
    const { cache, settle } = setUp([{ until: new Promise<void>((done) => (arrive = done)) }]);
    const visits = [cache.find("en/"), cache.find("en/")].map((result) =>
      expect(Promise.resolve(result)).rejects.toThrow(QueueFullError),
    );
    await vi.advanceTimersByTimeAsync(8_000);
    await Promise.all(visits);
    arrive();
    await settle();
    expect(show(await cache.find("en/"))).toBe("en/ #1 hit");
  });

  test("F2: a page that needs no backend never waits behind those that do", async () => {
    const { cache, then } = setUp([{ until: forEver }]);
    const slow = Array.from({ length: 40 }, (_, id) => Promise.resolve(cache.find(`en/words/${id}`)));
    for (const result of slow) result.catch(() => undefined);
    await new Promise((done) => setImmediate(done));
    then({});
    expect((await cache.find("en/contact")).page.status).toBe(200);
    expect((await cache.find("ar/contact?service=1")).page.status).toBe(200);
    expect((await cache.find("en/__unknown")).page.status).toBe(200);
  });

  test("B12: a flood of searches never holds up a page of the site", async () => {
    const { cache, then } = setUp([{ until: forEver }]);
    const flood = Array.from({ length: 300 }, (_, word) =>
      Promise.resolve(cache.find(`en/search?q=${word}`, false)),
    );
    for (const result of flood) result.catch(() => undefined);
    await new Promise((done) => setImmediate(done));
    then({});
    expect(show(await cache.find("en/trends/7"))).toContain("en/trends/7");
  });

  test("F4, F7: while the backend fails a page gives up sooner, and sooner still while it is left alone", async () => {
    const { cache, dataDeadlines, then } = setUp([{ missing: "main" }]);
    for (let id = 0; id < 8; id++) await cache.find(`en/words/${id}`);
    expect(dataDeadlines).toEqual([
      "long",
      "medium",
      "medium",
      "medium",
      "medium",
      "short",
      "short",
      "short",
    ]);
    pass(1_000);
    await cache.find("en/words/8");
    expect(dataDeadlines.at(-1)).toBe("medium");
    then({});
    pass(1_000);
    await cache.find("en/words/9");
    await cache.find("en/words/10");
    expect(dataDeadlines.slice(-2)).toEqual(["medium", "long"]);
  });

  test("F2: recovery needs no visitor", async () => {
    const { cache, then, settle } = setUp([{ missing: "main" }]);
    await cache.find("en/");
    then({});
    cache.retryFailed();
    await settle();
    expect(show(await cache.find("en/"))).toBe("en/ #2 hit");
    expect(cache.status.degraded).toBe(false);
  });

  test("a render that throws is the visitor's error", async () => {
    const { cache } = setUp([{ error: new Error("broken") }]);
    await expect(cache.find("en/")).rejects.toThrow("broken");
  });
});

describe("a publish", () => {
  test("renders at once the pages that use the content, and no other", async () => {
    const { cache, rendered, settle } = setUp([{ calls: ["blogs"] }, { calls: ["our-services"] }]);
    await cache.find("en/AllBlog");
    await cache.find("en/ServicesTools");
    cache.announce(["blogs"]);
    await settle();
    expect(rendered).toEqual(["en/AllBlog", "en/ServicesTools", "en/AllBlog"]);
    expect(show(await cache.find("en/AllBlog"))).toBe("en/AllBlog #3 hit");
    expect(show(await cache.find("en/ServicesTools"))).toBe("en/ServicesTools #2 hit");
  });

  test("is seen by a visitor who comes while the page is rendered for the first time, and not held up by that", async () => {
    const { cache, rendered, then } = setUp([{ until: forEver }]);
    void cache.find("en/Blogdetails/9");
    await vi.waitFor(() => expect(rendered).toHaveLength(1), 20_000);
    then({});
    cache.announce(["blogs"]);
    expect(show(await cache.find("en/Blogdetails/9"))).toBe("en/Blogdetails/9 #2 miss");
  });

  test("R7 that takes a page off the site stands against a render that began before it", async () => {
    const { promise: late, resolve: finish } = Promise.withResolvers<void>();
    const removed = vi.fn();
    const written = vi.fn();
    const snapshots = { ...noSnapshots, remove: removed, write: written };
    const calls = ["blogs"];
    const { cache, rendered, settle, then } = setUp([{ calls }], { snapshots });
    await cache.find("en/Blogdetails/9");
    pass(pageTimes.fresh);
    then({ calls, until: late });
    await cache.find("en/Blogdetails/9");
    await vi.waitFor(() => expect(rendered).toHaveLength(2), 20_000);
    then({ status: 404, calls });
    cache.announce(calls);
    await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(1), 20_000);
    finish();
    await settle();
    expect(written).toHaveBeenCalledTimes(1);
    expect((await cache.find("en/Blogdetails/9")).page.status).toBe(404);
  });

  test("is seen by a visitor who comes while the page is being rendered", async () => {
    const { cache } = setUp();
    await cache.find("en/");
    cache.announce(["home-page"]);
    expect(show(await cache.find("en/"))).toBe("en/ #2 miss");
  });

  test("during a render makes that render outdated", async () => {
    let finish = () => undefined as void;
    const { cache, rendered, then } = setUp([{ until: new Promise((done) => (finish = done)) }]);
    const before = cache.find("en/");
    await vi.waitFor(() => expect(rendered).toHaveLength(1), 20_000);
    cache.announce(["home-page"]);
    then({});
    finish();
    // Shared caches must not keep it: they were told of the change before it came.
    expect(show(await before)).toBe("en/ #1 miss changed");
    expect(show(await cache.find("en/"))).toBe("en/ #2 miss");
  });

  test("L2: is told as rendered when all its pages show it, and not while one is incomplete or fails", async () => {
    const { cache, then, settle } = setUp();
    await cache.find("en/");
    await cache.find("ar/");
    const told: string[] = [];
    const announce = async (name: string) => {
      cache.announce(["home-page"], () => void told.push(name));
      await settle();
    };
    await announce("all");
    then({ missing: "main" }, {});
    await announce("one is incomplete");
    then({ error: new Error("down") }, {});
    await announce("one fails");
    cache.announce(["blogs"]);
    await settle();
    expect(told).toEqual(["all"]);
  });

  test("L2: renders the forty pages that were visited last, the last one first", async () => {
    const { cache, rendered, settle } = setUp();
    for (let id = 0; id < 45; id++) {
      pass(1);
      await cache.find(`en/words/${id}`);
    }
    pass(1);
    await cache.find("en/words/7");
    rendered.length = 0;
    cache.announce(["home-page"]);
    await settle();
    expect(rendered).toHaveLength(40);
    expect(rendered.slice(0, 3)).toEqual(["en/words/7", "en/words/44", "en/words/43"]);
    expect(rendered).not.toContain("en/words/0");
  });

  test("L2: renders a visitor's page before the others, and each page once for many changes", async () => {
    let finish = () => undefined as void;
    const { cache, rendered, then, settle } = setUp();
    for (let id = 0; id < 45; id++) {
      pass(1);
      await cache.find(`en/words/${id}`);
    }
    rendered.length = 0;
    then({ until: new Promise((done) => (finish = done)) });
    for (let change = 0; change < 10; change++) cache.announce(["home-page"]);
    const visited = cache.find("en/words/0");
    await vi.waitFor(() => expect(rendered).toContain("en/words/0"), 20_000);
    expect(rendered).toHaveLength(4);
    finish();
    expect(show(await visited)).toBe("en/words/0 #4 miss");
    await settle();
    // The three that ran already at the second change are rendered twice.
    expect(rendered).toHaveLength(1 + 40 + 3);
  });

  test("RT-21: what did not exist is looked for again after 10 s", async () => {
    const { cache, then } = setUp([{ status: 404 }]);
    await cache.find("en/words/9");
    then({});
    expect((await cache.find("en/words/9")).page.status).toBe(404);
    pass(pageTimes.missingFresh);
    expect((await cache.find("en/words/9")).page.status).toBe(200);
  });

  test("drops the memory of what did not exist", async () => {
    const { cache, then } = setUp([{ status: 404, calls: ["words-in-markets"] }]);
    await cache.find("en/words/9");
    then({ calls: ["words-in-markets"] });
    expect((await cache.find("en/words/9")).page.status).toBe(404);
    cache.announce(["words-in-markets"]);
    expect((await cache.find("en/words/9")).page.status).toBe(200);
  });

  test("with the backend away leaves the copy in place, and is seen soon after it is back", async () => {
    const { cache, then, settle } = setUp();
    await cache.find("en/");
    then({ error: new Error("down") });
    for (let change = 0; change < 3; change++) cache.announce(["home-page"]);
    await settle();
    expect(show(await cache.find("en/"))).toBe("en/ #1 stale changed");
    then({});
    pass(pageTimes.firstRetry);
    expect(show(await cache.find("en/"))).toBe("en/ #5 miss");
  });
});

test("a page that a render does not change stays, with its best compression; another one takes its place", async () => {
  const best = await makePage("the best");
  const recompressed: string[] = [];
  const written: string[] = [];
  const recompress = (page: Page) => {
    recompressed.push(htmlOf(page));
    return Promise.resolve({ ...best, etag: page.etag });
  };
  const snapshots = { ...noSnapshots, write: (key: string) => void written.push(key) };
  const { cache, then, settle } = setUp([{ html: "a" }], { recompress, snapshots });
  await cache.find("en/");
  await vi.advanceTimersByTimeAsync(pageTimes.settled);
  expect(show(await cache.find("en/"))).toBe("the best hit");
  for (const html of ["a", "b"]) {
    then({ html });
    await vi.advanceTimersByTimeAsync(pageTimes.fresh);
    await cache.find("en/");
    await settle();
    expect(show(await cache.find("en/"))).toBe(html === "a" ? "the best hit" : "b hit");
    await vi.advanceTimersByTimeAsync(pageTimes.settled);
  }
  expect(recompressed).toEqual(["a", "b"]);
  expect(written).toEqual(["en/", "en/", "en/"]);
});

test("WATCH-1 the cache tells the age of its oldest copy, s, and every failed render", async () => {
  const reports: [string, unknown][] = [];
  const { cache, then, settle } = setUp([{}], { report: (key, error) => void reports.push([key, error]) });
  expect(cache.status).toEqual({ degraded: false, oldestCopyAge: 0, pages: 0, bytes: 0 });
  await cache.find("en/");
  pass(20_000);
  await cache.find("ar/");
  pass(40_000);
  expect(cache.status).toMatchObject({ degraded: false, oldestCopyAge: 60, pages: 2 });
  const down = new Error("down");
  then({ error: down });
  await cache.find("en/");
  await settle();
  expect(reports).toEqual([["en/", down]]);
  expect(cache.status.degraded).toBe(true);
});

test("R7 a page that was removed leaves the disk as well, and a redirect is not kept there", async () => {
  const removed: string[] = [];
  const written: string[] = [];
  const snapshots = {
    ...noSnapshots,
    remove: (key: string) => void removed.push(key),
    write: (key: string) => void written.push(key),
  };
  const { cache, then } = setUp([{ calls: ["words-in-markets"] }], { snapshots });
  await cache.find("en/words/3");
  then({ status: 404 });
  cache.announce(["words-in-markets"]);
  await cache.find("en/words/3");
  expect([written, removed]).toEqual([["en/words/3"], ["en/words/3"]]);
  await cache.find("en/AllBlog?q=a", false);
  expect(written).toEqual(["en/words/3"]);
});

describe("B12: floods", () => {
  test("of unknown ids and endless queries never drive out a page", async () => {
    const { cache, then } = setUp();
    await cache.find("en/");
    then({ status: 404 });
    for (let id = 0; id < 2_000; id++) await cache.find(`en/words/x${id}`);
    then({});
    for (let id = 0; id < 2_000; id++) await cache.find(`en/AllBlog?q=${id}`, false);
    expect(show(await cache.find("en/"))).toBe("en/ #1 hit");
    expect(cache.status.pages).toBe(1);
    expect(cache.status.bytes).toBeLessThan(20 * 1024 * 1024);
  });

  test("of real pages stay within the bounds; the page visited last stays", async () => {
    const { cache } = setUp([{}], { bounds: { entries: 5, bytes: 1_000_000 } });
    await cache.find("en/");
    for (let id = 0; id < 20; id++) {
      pass(1);
      await cache.find(`en/words/${id}`);
      await cache.find("en/");
    }
    expect(cache.status.pages).toBe(5);
    expect(show(await cache.find("en/"))).toBe("en/ #1 hit");
  });

  test("of queries keep within the bytes while many come at once, and ask the backend once for each real page", async () => {
    const real = Array.from({ length: 5 }, (_, id) => `en/words/${id}`);
    const { size } = await makePage("en/AllBlog?q=199-9 #2005");
    const bounds = { entries: 1_000, bytes: real.length * size };
    const shortLivedBounds = { entries: 1_000, bytes: 8 * size };
    const { cache, rendered } = setUp([{}], { bounds, shortLivedBounds });
    let most = 0;
    for (let round = 0; round < 200; round++) {
      const unique = Array.from({ length: 10 }, (_, n) => cache.find(`en/AllBlog?q=${round}-${n}`, false));
      await Promise.all([...unique, ...real.flatMap((key) => [cache.find(key), cache.find(key)])]);
      most = Math.max(most, cache.status.bytes);
    }
    expect(rendered.filter((key) => real.includes(key)).toSorted()).toEqual(real);
    expect(cache.status.pages).toBe(real.length);
    expect(most).toBeLessThanOrEqual(bounds.bytes + shortLivedBounds.bytes);
    expect(most).toBeGreaterThan(shortLivedBounds.bytes);
  });

  test("of addresses that do not exist are one page", async () => {
    const { cache } = setUp([{ status: 404 }]);
    await cache.find("en/__unknown");
    expect(cache.status.pages).toBe(1);
  });
});

describe("from disk", () => {
  async function fromDisk(current: boolean): Promise<Snapshots> {
    const page = await makePage("from disk");
    return { ...noSnapshots, read: async () => ({ page, at: Date.now(), current }) };
  }

  test("F1: a page is served at once after a start without the backend", async () => {
    const { cache } = setUp([{ error: new Error("down") }], { snapshots: await fromDisk(true) });
    expect(show(await cache.find("en/"))).toBe("from disk snapshot");
  });

  test("F1: a page is as old after a start as before it", async () => {
    const page = await makePage("from disk");
    const read = async () => ({ page, at: Date.now() - pageTimes.old - 1, current: true });
    const { cache } = setUp([{ error: new Error("down") }], { snapshots: { ...noSnapshots, read } });
    expect(show(await cache.find("en/"))).toBe("from disk snapshot old");
  });

  test("a page of an earlier build is served only in an outage, and marked", async () => {
    const { cache, then } = setUp([{ error: new Error("down") }], { snapshots: await fromDisk(false) });
    expect(show(await cache.find("en/"))).toBe("from disk snapshot older-build");
    then({});
    pass(pageTimes.firstRetry);
    expect(show(await cache.find("en/"))).toBe("en/ #2 miss");
  });
});
