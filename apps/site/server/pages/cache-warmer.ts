import { locales } from "@miqyas/contract";
import type { SiteApp } from "../shared/app-build.ts";
import { isComplete } from "./page.ts";
import type { PageCache } from "./cache/page-cache.ts";
import { pageKey } from "./page-key.ts";

/** Waits of the walk, ms. */
export const warmerTimes = {
  /** Between two pages. */
  pause: 2_000,
  /** The same while renders fail. */
  pauseWhileFailing: 30_000,
  /** Between two rounds: what failed and what is new has its turn in the next. */
  rest: 10 * 60_000,
  /** How long a page that was had counts as kept. */
  kept: 12 * 3_600_000,
} as const;

export interface CacheWarmerOptions {
  pages: Pick<PageCache, "find" | "status">;
  /** Keys of all pages to keep, the most important ones first. */
  listKeys: () => Promise<readonly string[]>;
  /** Time before the first page, ms: a start has other work to do. */
  delay: number;
  now?: () => number;
}

/**
 * Asks for every page of the site, one at a time and slowly, so that an outage finds it kept, visited or not
 * (F1).
 */
export function startCacheWarmer({ pages, listKeys, delay, now = Date.now }: CacheWarmerOptions) {
  const keptAt = new Map<string, number>();
  let waiting: string[] | null = null;
  let ended = false;
  let timer = setTimeout(next, delay).unref();

  function next(): void {
    void step()
      .catch(() => warmerTimes.rest)
      .then((pause) => {
        if (!ended) timer = setTimeout(next, pause).unref();
      });
  }

  /** Takes one page; resolves with the time until the next one. */
  async function step(): Promise<number> {
    waiting ??= [...(await listKeys())].filter(
      (key) => now() - (keptAt.get(key) ?? -Infinity) > warmerTimes.kept,
    );
    const key = waiting.shift();
    if (key === undefined) {
      waiting = null;
      return warmerTimes.rest;
    }
    if (await isKept(key)) keptAt.set(key, now());
    return pages.status.degraded ? warmerTimes.pauseWhileFailing : warmerTimes.pause;
  }

  async function isKept(key: string): Promise<boolean> {
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

/** Always there, but not to be found by search engines (RT-5, RT-14). */
const unlisted = ["/markets", "/toolsdetils"];

/** Entries whose pages are walked to: the others are kept once somebody has visited them. */
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
