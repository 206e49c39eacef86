import { createConcurrencyLimiter } from "@miqyas/http/resilience/concurrency-limiter";
import { within } from "@miqyas/http/resilience/within";
import type { ContentChanges } from "../../shared/content-changes.ts";
import { createRenderQueue } from "../render/render-queue.ts";
import type { RenderJob } from "../render/render-queue.ts";
import { isComplete, isNotFound } from "../page.ts";
import type { Page } from "../page.ts";
import { isSharedPath, readPageKey } from "../page-key.ts";
import { createPageStore } from "./page-store.ts";
import type { CacheEntry, PageBounds } from "./page-store.ts";
import { pageTimes } from "./cache-times.ts";
import { createRecompressor } from "./recompression.ts";
import type { DataDeadline } from "../render/render.ts";
import type { Snapshots } from "./snapshots.ts";

/** The page for one visitor. */
export interface CacheResult {
  page: Page;
  status: "hit" | "stale" | "miss" | "snapshot";
  /** Why it may be out of date: its content has changed, it is older than 7 days, or an earlier build made it. */
  staleReason: "changed" | "old" | "older-build" | null;
}

/** The pages of the site, from memory, from disk or from a render. */
export interface PageCache {
  /** The page of a key; without a promise on a hit. Rejects when there is no page and none can be rendered. */
  find: (key: string, cacheable?: boolean) => CacheResult | Promise<CacheResult>;
  /**
   * Content of these kinds changed: marks its pages as outdated and renders the most recently visited ones. Calls
   * `rendered` when all of those show the change.
   */
  announce: (kinds: readonly string[], rendered?: () => void) => void;
  /** Renders the page that failed last again. Recovery then needs no visitor. */
  retryFailed: () => void;
  readonly status: { degraded: boolean; oldestCopyAge: number; pages: number; bytes: number };
}

export interface PageCacheOptions {
  render: (key: string, dataDeadline: DataDeadline) => Promise<Page>;
  /** Whether the page of a path needs no answer of the backend. */
  isOwnContent?: (path: string) => boolean;
  changes: ContentChanges;
  snapshots: Snapshots;
  /** Compresses a cached page again, with the best quality. */
  recompress?: (page: Page) => Promise<Page>;
  /** Called for every failed render. `error` is null when the page is incomplete. */
  report?: (key: string, error: unknown) => void;
  /** Bounds of complete pages of real addresses. */
  bounds?: PageBounds;
  /** Bounds of pages of unknown ids and endless queries, and of incomplete pages. */
  shortLivedBounds?: PageBounds;
  /** A clock that never goes back, ms. Snapshots outlast the process, so they have the time of day. */
  now?: () => number;
}

const isSharedPage = (key: string) => isSharedPath(readPageKey(key).path);

/** A copy that no render has been tried for. */
const untried = { retryAt: 0, failures: 0, notFoundAt: null };

/** Pages that are rendered without a visitor when content changes. */
const renderedAfterChange = 40;
/** Of them at the same time: fewer than the render queue runs, so that no visitor waits behind all of them. */
const runningAtOnce = 3;

/**
 * Caches complete pages, with one render per key at a time. An incomplete page never replaces a complete one. Pages of
 * unknown ids and of endless queries have a small store of their own: a flood of them cannot evict real pages (B12).
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { render, changes, snapshots, report, now = () => performance.now() } = options;
  const cached = createPageStore(options.bounds ?? { entries: 2_000, bytes: 96 * 1024 * 1024 });
  const shortLived = createPageStore(options.shortLivedBounds ?? { entries: 500, bytes: 16 * 1024 * 1024 });
  /** Pages that are not in memory, by the count of changes and key: one opened before a change may not show it. */
  const opening = new Map<string, Promise<CacheResult>>();
  const afterChange = createConcurrencyLimiter({ running: runningAtOnce, waiting: Infinity });
  const { isOwnContent = () => false } = options;
  const renderQueue = createRenderQueue({ render, changes, store, failed, isOwnContent, now });
  const recompressLater = createRecompressor(cached, options.recompress, (key, error) =>
    report?.(key, error),
  );

  const isOutdated = ({ page, since }: Pick<CacheEntry, "page" | "since">) =>
    since !== changes.count && changes.touched(page.calls, since);

  /** A page that was just rendered. Its content may have changed after its render began. */
  const justRendered = (page: Page, since: number): CacheResult => ({
    ...{ page, status: "miss" },
    staleReason: isOutdated({ page, since }) ? "changed" : null,
  });

  const enqueue = (key: string, cacheable: boolean) =>
    renderQueue.enqueue({ key, cacheable, replaces: cached.get(key) !== undefined });

  const renderInBackground = (key: string, cacheable: boolean) =>
    void enqueue(key, cacheable).catch(() => undefined);

  /** Renders a page unless a visitor or a later change had it rendered meanwhile. Resolves with whether it is complete. */
  async function renderOutdated(key: string): Promise<boolean> {
    const copy = cached.get(key);
    return !copy || !isOutdated(copy) || isComplete(await enqueue(key, true));
  }

  function store({ key, cacheable }: RenderJob, page: Page, since: number): void {
    const time = now();
    const made = { ...untried, page, at: time, since, current: true, fromDisk: false, visitedAt: time };
    const before = cached.get(key);
    // A render that began before a later one of the page has nothing to add, also when that one found no page.
    const newest = before ?? shortLived.get(key);
    if (newest && newest.since > since) return;
    if (!isComplete(page)) {
      if (!before) shortLived.set(key, made);
    } else if ((page.status === 200 && cacheable) || isSharedPage(key)) {
      storePage(key, made, before);
    } else if (before && isNotFound(page) && !isConfirmed(before, time)) {
      before.notFoundAt ??= time;
      before.retryAt = before.notFoundAt + pageTimes.removedAfter;
    } else {
      cached.delete(key);
      snapshots.remove(key);
      shortLived.set(key, made);
    }
  }

  /** Whether a 404 may replace a cached page: its content was announced as changed, or the 404 was repeated. */
  const isConfirmed = (copy: CacheEntry, time: number) =>
    isOutdated(copy) || (copy.notFoundAt !== null && time - copy.notFoundAt >= pageTimes.removedAfter);

  function storePage(key: string, made: CacheEntry, before: CacheEntry | undefined): void {
    const same = before?.current && before.page.etag === made.page.etag;
    if (same) made.page = before.page;
    if (before) made.visitedAt = before.visitedAt;
    shortLived.delete(key);
    cached.set(key, made);
    snapshots.write(key, made.page, Date.now());
    if (!same) recompressLater(key, made.page);
  }

  function failed(key: string, error: unknown): void {
    const copy = cached.get(key);
    // Several changes at once render a page several times: failures within a pause are one.
    if (copy && now() >= copy.retryAt) {
      const pause = pageTimes.firstRetry * 2 ** copy.failures;
      copy.retryAt = now() + Math.min(pause, pageTimes.longestRetry);
      copy.failures += 1;
    }
    report?.(key, error);
  }

  function resultOf(copy: CacheEntry, status: "hit" | "stale"): CacheResult {
    const old = now() - copy.at > pageTimes.old;
    const staleReason = isOutdated(copy) ? "changed" : old ? "old" : copy.current ? null : "older-build";
    return { page: copy.page, status: copy.fromDisk ? "snapshot" : status, staleReason };
  }

  /** The new page if its render ends in time, else the copy. */
  async function waitFor(key: string, copy: CacheEntry, timeout: number): Promise<CacheResult> {
    const since = changes.count;
    const rendered = enqueue(key, true).catch(() => null);
    const page = await within(timeout, rendered, () => {
      copy.retryAt = now() + pageTimes.longestRetry;
      return null;
    });
    const isBetter = page !== null && isComplete(page) && !(isNotFound(page) && cached.get(key) === copy);
    return isBetter ? justRendered(page, since) : resultOf(copy, "stale");
  }

  function findCached(key: string, copy: CacheEntry): CacheResult | Promise<CacheResult> {
    const time = now();
    copy.visitedAt = time;
    const outdated = isOutdated(copy);
    const age = time - copy.at;
    if (!outdated && !copy.fromDisk && age < pageTimes.fresh) return resultOf(copy, "hit");
    if (time < copy.retryAt || !renderQueue.isWorthwhile(key)) return resultOf(copy, "stale");
    if (!copy.current || age > pageTimes.stale) return waitFor(key, copy, pageTimes.timeout);
    if (outdated) return waitFor(key, copy, pageTimes.changedTimeout);
    renderInBackground(key, true);
    return resultOf(copy, "stale");
  }

  function findShortLived(key: string, cacheable: boolean): CacheResult | null {
    const copy = shortLived.get(key);
    if (!copy || isOutdated(copy)) return null;
    copy.visitedAt = now();
    const age = copy.visitedAt - copy.at;
    const complete = isComplete(copy.page);
    const fresh = isNotFound(copy.page) ? pageTimes.missingFresh : pageTimes.fresh;
    if (age < (complete ? fresh : pageTimes.incompleteFresh)) return resultOf(copy, "hit");
    if (complete || age > pageTimes.incompleteStale) return null;
    if (renderQueue.isWorthwhile(key)) renderInBackground(key, cacheable);
    return resultOf(copy, "stale");
  }

  async function open(key: string, cacheable: boolean): Promise<CacheResult> {
    const copy = cacheable ? await snapshots.read(key) : null;
    if (copy && !cached.get(key)) {
      const time = now();
      const at = time - Math.max(0, Date.now() - copy.at);
      cached.set(key, { ...copy, ...untried, at, since: 0, fromDisk: true, visitedAt: time });
    }
    if (cached.get(key)) return find(key, cacheable);
    const since = changes.count;
    return justRendered(await enqueue(key, cacheable), since);
  }

  function find(key: string, cacheable = true): CacheResult | Promise<CacheResult> {
    const copy = cached.get(key);
    if (copy) return findCached(key, copy);
    const current = `${changes.count} ${key}`;
    const known = findShortLived(key, cacheable) ?? opening.get(current);
    if (known) return known;
    const opened = open(key, cacheable).finally(() => opening.delete(current));
    opening.set(current, opened);
    return opened;
  }

  return {
    find,
    announce(kinds, rendered) {
      changes.mark(kinds);
      const renders = [...cached.entries()]
        .filter(([, copy]) => isOutdated(copy))
        .toSorted(([, a], [, b]) => b.visitedAt - a.visitedAt)
        .slice(0, renderedAfterChange)
        .map(([key]) => afterChange(() => renderOutdated(key)));
      Promise.all(renders).then(
        (complete) => !complete.includes(false) && rendered?.(),
        () => undefined,
      );
    },
    retryFailed() {
      const { failing } = renderQueue;
      if (failing && renderQueue.isWorthwhile(failing.key))
        renderInBackground(failing.key, failing.cacheable);
    },
    get status() {
      const ages = Array.from(cached.entries(), ([, { at }]) => now() - at);
      return {
        degraded: renderQueue.failing !== null,
        oldestCopyAge: Math.round(Math.max(0, ...ages) / 1000),
        pages: cached.size,
        bytes: cached.bytes + shortLived.bytes,
      };
    },
  };
}
