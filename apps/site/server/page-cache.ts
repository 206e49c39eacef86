import type { ContentChanges } from "./content-changes.ts";
import { createFlights } from "./flights.ts";
import type { Wanted } from "./flights.ts";
import { isComplete } from "./page.ts";
import type { Page } from "./page.ts";
import { readPageKey, unknownPath } from "./page-key.ts";
import { createPageStore } from "./page-store.ts";
import type { Kept } from "./page-store.ts";
import { pageTimes } from "./page-times.ts";
import { createPolisher } from "./polisher.ts";
import type { Snapshots } from "./snapshot.ts";

/** A page as one visitor gets it. */
export interface Visit {
  page: Page;
  source: "hit" | "stale" | "miss" | "snapshot";
  /** Why it may be out of date: older than 7 days, or made by an earlier build. */
  note: "old" | "older-build" | null;
}

/** The pages of the site, from memory, from disk or from a render. */
export interface PageCache {
  /** At once on a hit. Rejects when there is no page and none can be made. */
  find: (key: string, cacheable?: boolean) => Visit | Promise<Visit>;
  /** Content of these kinds changed: its pages are rendered anew, the most recently visited ones at once. */
  announce: (kinds: readonly string[]) => void;
  /** While the last render failed: tries it again, so that recovery needs no visitor. */
  patrol: () => void;
  readonly status: { degraded: boolean; oldestCopyAge: number; pages: number; bytes: number };
}

export interface PageCacheOptions {
  render: (key: string) => Promise<Page>;
  changes: ContentChanges;
  snapshots: Snapshots;
  /** Packs a page that stays in memory better than there was time for. */
  polish?: (page: Page) => Promise<Page>;
  /** A render that failed: `error` is null when it gave a page that lacks something. */
  report?: (key: string, error: unknown) => void;
  bounds?: { entries: number; bytes: number };
  now?: () => number;
}

/** Pages rendered anew at once when content changes. */
const renderedAtOnce = 40;

/**
 * Keeps complete pages; one render per key at a time. Incomplete pages never take the place of a good one; pages of
 * unknown ids and of endless queries have a small store of their own, so that no flood drives out real pages (B12).
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, changes, snapshots, report, now = Date.now } = options;
  const kept = createPageStore(options.bounds ?? { entries: 2_000, bytes: 96 * 1024 * 1024 });
  const brief = createPageStore({ entries: 500, bytes: 16 * 1024 * 1024 });
  const opening = new Map<string, Promise<Visit>>();
  const flights = createFlights({ render, changes, land, failed, now });
  const polishLater = createPolisher(kept, options.polish, (key, error) => report?.(key, error));

  const isOutdated = ({ page, since }: Kept) => since !== changes.count && changes.touched(page.calls, since);

  const fly = (key: string, cacheable: boolean) =>
    flights.fly({ key, cacheable, replaces: kept.get(key) !== undefined });

  const flyQuietly = (key: string, cacheable: boolean) => void fly(key, cacheable).catch(() => undefined);

  function land({ key, cacheable }: Wanted, page: Page, since: number): void {
    const time = now();
    const made = { page, at: time, since, current: true, fromDisk: false, retryAt: 0, visitedAt: time };
    const before = kept.get(key);
    if (!isComplete(page)) {
      if (!before) brief.set(key, made);
    } else if (before && before.since > since) {
      return;
    } else if ((page.status === 200 && cacheable) || readPageKey(key).path === unknownPath) {
      keep(key, made, before);
    } else {
      kept.delete(key);
      snapshots.remove(key);
      brief.set(key, made);
    }
  }

  function keep(key: string, made: Kept, before: Kept | undefined): void {
    const same = before?.current && before.page.etag === made.page.etag;
    if (same) made.page = before.page;
    if (before) made.visitedAt = before.visitedAt;
    brief.delete(key);
    kept.set(key, made);
    snapshots.write(key, made.page, made.at);
    if (!same) polishLater(key, made.page);
  }

  function failed(key: string, error: unknown): void {
    const copy = kept.get(key);
    if (copy) copy.retryAt = now() + pageTimes.retry;
    report?.(key, error);
  }

  function visit(copy: Kept, source: "hit" | "stale"): Visit {
    const old = now() - copy.at > pageTimes.old;
    const note = old ? "old" : copy.current ? null : "older-build";
    return { page: copy.page, source: copy.fromDisk ? "snapshot" : source, note };
  }

  /** A new page if it comes in time, else the copy. */
  async function waitFor(key: string, copy: Kept, patience: number): Promise<Visit> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        copy.retryAt = now() + pageTimes.retry;
        resolve(null);
      }, patience);
    });
    const page = await Promise.race([fly(key, true).catch(() => null), tooLate]);
    clearTimeout(timer);
    return page && isComplete(page) ? { page, source: "miss", note: null } : visit(copy, "stale");
  }

  function findKept(key: string, copy: Kept): Visit | Promise<Visit> {
    const time = now();
    copy.visitedAt = time;
    const outdated = isOutdated(copy);
    const age = time - copy.at;
    if (!outdated && !copy.fromDisk && age < pageTimes.fresh) return visit(copy, "hit");
    if (time < copy.retryAt || !flights.isWorthwhile(key)) return visit(copy, "stale");
    if (!copy.current || age > pageTimes.stale) return waitFor(key, copy, pageTimes.patience);
    if (outdated) return waitFor(key, copy, pageTimes.changePatience);
    flyQuietly(key, true);
    return visit(copy, "stale");
  }

  function findBrief(key: string, cacheable: boolean): Visit | null {
    const copy = brief.get(key);
    if (!copy || isOutdated(copy)) return null;
    copy.visitedAt = now();
    const age = copy.visitedAt - copy.at;
    const complete = isComplete(copy.page);
    if (age < (complete ? pageTimes.fresh : pageTimes.incompleteFresh)) return visit(copy, "hit");
    if (complete || age > pageTimes.incompleteStale) return null;
    flyQuietly(key, cacheable);
    return visit(copy, "stale");
  }

  async function open(key: string, cacheable: boolean): Promise<Visit> {
    const copy = cacheable ? await snapshots.read(key) : null;
    if (!copy) return { page: await fly(key, cacheable), source: "miss", note: null };
    kept.set(key, { ...copy, since: 0, fromDisk: true, retryAt: 0, visitedAt: now() });
    return find(key, cacheable);
  }

  function find(key: string, cacheable = true): Visit | Promise<Visit> {
    const copy = kept.get(key);
    if (copy) return findKept(key, copy);
    const known = findBrief(key, cacheable) ?? opening.get(key);
    if (known) return known;
    const opened = open(key, cacheable).finally(() => opening.delete(key));
    opening.set(key, opened);
    return opened;
  }

  return {
    find,
    announce(kinds) {
      changes.mark(kinds);
      [...kept.entries()]
        .filter(([, copy]) => isOutdated(copy))
        .toSorted(([, a], [, b]) => b.visitedAt - a.visitedAt)
        .slice(0, renderedAtOnce)
        .forEach(([key]) => flyQuietly(key, true));
    },
    patrol() {
      const { failing } = flights;
      if (failing && flights.isWorthwhile(failing.key)) flyQuietly(failing.key, failing.cacheable);
    },
    get status() {
      const ages = Array.from(kept.entries(), ([, { at }]) => now() - at);
      return {
        degraded: flights.failing !== null,
        oldestCopyAge: Math.round(Math.max(0, ...ages) / 1000),
        pages: kept.size,
        bytes: kept.bytes + brief.bytes,
      };
    },
  };
}
