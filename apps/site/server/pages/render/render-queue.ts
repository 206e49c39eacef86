import { createBreaker } from "@miqyas/http/resilience/circuit-breaker";
import type { ContentChanges } from "../../shared/content-changes.ts";
import { QueueFullError, createConcurrencyLimiter } from "@miqyas/http/resilience/concurrency-limiter";
import { isComplete } from "../page.ts";
import type { Page } from "../page.ts";
import { readPageKey, unknownPath } from "../page-key.ts";
import type { Haste } from "./render.ts";

/** A render that is job. */
export interface RenderJob {
  key: string;
  /** Its page may be kept for long. */
  cacheable: boolean;
  /** There is a copy that can be served meanwhile: it waits in a queue of its own. */
  replaces: boolean;
}

/** Renders under way: one a key, a bounded number at once, and few while renders keep failing. */
export interface RenderQueue {
  /**
   * Joins the render of this key if it began after the last change of content, else begins one. Throws `QueueFullError` when that
   * takes too long; the render itself goes on.
   */
  enqueue: (job: RenderJob) => Promise<Page>;
  /** Whether a render in place of a copy is worth beginning now. */
  isWorthwhile: (key: string) => boolean;
  /** The render that failed last, until one succeeds. */
  readonly failing: RenderJob | null;
}

export interface RenderQueueOptions {
  render: (key: string, haste: Haste) => Promise<Page>;
  /** Whether the page of a path needs no answer of the backend: it never waits behind one that does (F2). */
  isOwnContent: (path: string) => boolean;
  changes: ContentChanges;
  /** Takes every page once, complete or not, with the count of content changes when its render began. */
  store: (job: RenderJob, page: Page, since: number) => void;
  /** Hears of every render that gave no complete page. */
  failed: (key: string, error: unknown) => void;
  now: () => number;
}

/** How long anybody waits for a page, the wait for its turn included, ms (F4). */
const timeout = 8_000;

export function createRenderQueue(options: RenderQueueOptions): RenderQueue {
  const { render, changes, store, failed, isOwnContent, now } = options;
  const running = new Map<string, { since: number; page: Promise<Page> }>();
  const breaker = createBreaker({ now });
  const first = createConcurrencyLimiter({ running: 6, waiting: 200, timeout });
  const again = createConcurrencyLimiter({ running: 4, waiting: 2_000 });
  const apart = createConcurrencyLimiter({ running: 6, waiting: 200, timeout });
  let failing: RenderJob | null = null;

  function note(job: RenderJob, page: Page): void {
    if (!isComplete(page)) return noteFailure(job, null);
    if (page.calls.length === 0) return;
    failing = null;
    breaker.succeeded();
  }

  function noteFailure(job: RenderJob, error: unknown): void {
    failing = job;
    breaker.failed();
    failed(job.key, error);
  }

  function limiterFor({ key, replaces }: RenderJob): typeof first {
    const { path } = readPageKey(key);
    if (path === unknownPath || isOwnContent(path)) return apart;
    return replaces ? again : first;
  }

  /** A render in place of a copy has been allowed by the breaker before it began. */
  function hasteOf({ replaces }: RenderJob): Haste {
    if (failing === null) return "none";
    return replaces || breaker.allows() ? "some" : "much";
  }

  async function begin(job: RenderJob, since: number): Promise<Page> {
    try {
      const page = await limiterFor(job)(() => render(job.key, hasteOf(job)));
      note(job, page);
      store(job, page, since);
      return page;
    } catch (error) {
      if (!(error instanceof QueueFullError)) noteFailure(job, error);
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

/** The page, unless it takes too long: then `QueueFullError`. */
async function inTime(page: Promise<Page>): Promise<Page> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new QueueFullError("A render takes too long")), timeout);
  });
  try {
    return await Promise.race([page, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
