import { locales, pagePaths } from "@miqyas/contract";
import type { SiteApp } from "../shared/app-build.ts";
import { isComplete } from "./page.ts";
import type { PageCache } from "./cache/page-cache.ts";
import { pageKey } from "./page-key.ts";

/** Waits of the cache warmer, ms. */
export const warmerTimes = {
  /** Before the first page. The start of the server comes first. */
  delay: 30_000,
  /** Between two pages. */
  pause: 2_000,
  /** The same while renders fail. */
  pauseWhileFailing: 30_000,
  /** Between two rounds. The next one takes failed and new pages. */
  rest: 10 * 60_000,
  /** How long a page counts as cached after it was rendered. */
  cached: 12 * 3_600_000,
} as const;

export interface CacheWarmerOptions {
  pages: Pick<PageCache, "find" | "status">;
  /** Keys of all pages to cache, the most important ones first. */
  listKeys: () => Promise<readonly string[]>;
  now?: () => number;
}

/** Requests every page of the site slowly, one at a time. An outage then finds all pages cached, visited or not (F1). */
export function startCacheWarmer({ pages, listKeys, now = () => performance.now() }: CacheWarmerOptions) {
  const cachedAt = new Map<string, number>();
  let waiting: string[] | null = null;
  let ended = false;
  let timer = setTimeout(next, warmerTimes.delay).unref();

  function next(): void {
    void step()
      .catch(() => warmerTimes.rest)
      .then((pause) => {
        if (!ended) timer = setTimeout(next, pause).unref();
      });
  }

  /** Requests one page. Resolves with the time until the next one, ms. */
  async function step(): Promise<number> {
    waiting ??= [...(await listKeys())].filter(
      (key) => now() - (cachedAt.get(key) ?? -Infinity) > warmerTimes.cached,
    );
    const key = waiting.shift();
    if (key === undefined) {
      waiting = null;
      return warmerTimes.rest;
    }
    if (await isCached(key)) cachedAt.set(key, now());
    return pages.status.degraded ? warmerTimes.pauseWhileFailing : warmerTimes.pause;
  }

  async function isCached(key: string): Promise<boolean> {
    try {
      return isComplete((await pages.find(key)).page);
    } catch {
      return false; // Reported by the cache.
    }
  }

  return {
    stop(): void {
      ended = true;
      clearTimeout(timer);
    },
  };
}

/** Pages that always exist and are not listed for search engines (RT-5, RT-14). */
const unlisted = [pagePaths.markets, pagePaths.storedService];

/** Most entries whose pages are warmed. The others are cached when somebody visits them. */
const mostEntries = 250;

export interface WarmedPages {
  app: Pick<SiteApp, "findable" | "resolveAddress">;
  /** Canonical English paths that the sitemap lists. */
  listPaths: () => Promise<readonly string[]>;
}

/** Keys of the pages that are always there, then of the entries that the sitemap names, each in both languages. */
export async function listWarmedKeys({ app, listPaths }: WarmedPages): Promise<string[]> {
  const fixed = [...app.findable.pages, ...unlisted];
  const listed = await listPaths().catch(() => []);
  const entries = listed.filter((path) => !fixed.includes(path)).slice(0, mostEntries);
  return [...fixed, ...entries].flatMap((address) => {
    const resolved = app.resolveAddress(address, "");
    if (resolved.kind !== "page" || !resolved.cacheable) return [];
    const { path, query } = resolved;
    return locales.map((locale) => pageKey({ locale, path, query }));
  });
}
