import { createBreaker } from "@miqyas/http/resilience/circuit-breaker";
import type { ContentChanges } from "../../shared/content-changes.ts";
import { QueueFullError, createConcurrencyLimiter } from "@miqyas/http/resilience/concurrency-limiter";
import { within } from "@miqyas/http/resilience/within";
import { isComplete } from "../page.ts";
import type { Page } from "../page.ts";
import { isSharedPath, readPageKey } from "../page-key.ts";
import type { DataDeadline } from "./render.ts";

/** A requested render. */
export interface RenderJob {
  key: string;
  /** Its page may be cached for long. */
  cacheable: boolean;
  /** A copy can be served in the meantime. The render waits in a separate queue. */
  replaces: boolean;
}

/** Runs renders: one per key, a bounded number at once, and few while renders keep failing. */
export interface RenderQueue {
  /**
   * Joins the running render of this key if it began after the last change of content, else begins a new one. Throws
   * `QueueFullError` when the page takes too long; the render continues.
   */
  enqueue: (job: RenderJob) => Promise<Page>;
  /** Whether a render that replaces a copy may begin now. */
  isWorthwhile: (key: string) => boolean;
  /** The render that failed last, until one succeeds. */
  readonly failing: RenderJob | null;
}

export interface RenderQueueOptions {
  render: (key: string, dataDeadline: DataDeadline) => Promise<Page>;
  /** Whether the page of a path needs no answer of the backend. It never waits behind a page that does (F2). */
  isOwnContent: (path: string) => boolean;
  changes: ContentChanges;
  /** Receives every page once, complete or not, with the count of content changes at the start of its render. */
  store: (job: RenderJob, page: Page, since: number) => void;
  /** Called for every render without a complete page. */
  failed: (key: string, error: unknown) => void;
  /** A clock that never goes back, ms. */
  now: () => number;
}

/** Longest wait for a page, time in the queue included, ms (F4). */
const timeout = 8_000;

export function createRenderQueue(options: RenderQueueOptions): RenderQueue {
  const { render, changes, store, failed, isOwnContent, now } = options;
  const running = new Map<string, { since: number; page: Promise<Page> }>();
  const breaker = createBreaker({ now });
  const first = createConcurrencyLimiter({ running: 6, waiting: 200, timeout });
  const again = createConcurrencyLimiter({ running: 4, waiting: 2_000 });
  const apart = createConcurrencyLimiter({ running: 6, waiting: 200, timeout });
  // Searches, filters and late pages of lists have endless addresses: a flood of them must not hold up real pages.
  const endless = createConcurrencyLimiter({ running: 3, waiting: 100, timeout });
  let failing: RenderJob | null = null;

  function recordResult(job: RenderJob, page: Page): void {
    if (!isComplete(page)) return recordFailure(job, null);
    if (page.calls.length === 0) return;
    failing = null;
    breaker.succeeded();
  }

  function recordFailure(job: RenderJob, error: unknown): void {
    failing = job;
    breaker.failed();
    failed(job.key, error);
  }

  function limiterFor({ key, cacheable, replaces }: RenderJob): typeof first {
    const { path } = readPageKey(key);
    if (isSharedPath(path) || isOwnContent(path)) return apart;
    if (!cacheable) return endless;
    return replaces ? again : first;
  }

  /** A render that replaces a copy was already allowed by the breaker. */
  function dataDeadlineOf({ replaces }: RenderJob): DataDeadline {
    if (failing === null) return "long";
    return replaces || breaker.allows() ? "medium" : "short";
  }

  async function begin(job: RenderJob, since: number): Promise<Page> {
    try {
      const page = await limiterFor(job)(() => render(job.key, dataDeadlineOf(job)));
      recordResult(job, page);
      store(job, page, since);
      return page;
    } catch (error) {
      if (!(error instanceof QueueFullError)) recordFailure(job, error);
      throw error;
    }
  }

  return {
    enqueue(job) {
      const { key } = job;
      const known = running.get(key);
      if (known?.since === changes.count) return inTime(known.page);
      const entry = { since: changes.count, page: begin(job, changes.count) };
      running.set(key, entry);
      const end = () => running.get(key) === entry && running.delete(key);
      entry.page.then(end, end);
      return inTime(entry.page);
    },
    isWorthwhile: (key) => running.has(key) || breaker.allows(),
    get failing() {
      return failing;
    },
  };
}

/** The page. Rejects with `QueueFullError` when it takes too long. */
const inTime = (page: Promise<Page>): Promise<Page> =>
  within(timeout, page, () => {
    throw new QueueFullError("A render takes too long");
  });
