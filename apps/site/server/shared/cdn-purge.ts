import { setTimeout as pause } from "node:timers/promises";
import { callsOf, everything } from "./content-changes.ts";
import type { Settings } from "./env.ts";

/** The tag that every page has. */
const everyPage = "page";
/** The tag of pages that any change of content changes. */
const anyContent = "content";

/** The tags of a page in a CDN: the calls whose answers it shows. */
const tagsOf = (calls: readonly string[]): string[] => [
  everyPage,
  ...calls.map((call) => (call === everything ? anyContent : call)),
];

/** How each kind of CDN reads the tags of an answer, and is told which to forget. */
const kinds = {
  /** `{"tags": […]}` with a bearer token, at most 30 tags; also for a webhook of one's own. */
  cloudflare: {
    header: (tags: readonly string[]) => ["Cache-Tag", tags.join(",")],
    purge: (tags: readonly string[], token: string): RequestInit => ({
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ tags }),
    }),
  },
  /** The keys in a header. `soft` keeps what is purged for an outage of the site. */
  fastly: {
    header: (tags: readonly string[]) => ["Surrogate-Key", tags.join(" ")],
    purge: (tags: readonly string[], token: string): RequestInit => ({
      headers: { "Fastly-Key": token, "Fastly-Soft-Purge": "1", "Surrogate-Key": tags.join(" ") },
    }),
  },
};

export type Cdn = keyof typeof kinds;

/** The header with the tags of a page, as name and value; none without a CDN. */
export const cdnHeader = (cdn: Cdn | undefined, calls: readonly string[]): string[] =>
  cdn === undefined ? [] : kinds[cdn].header(tagsOf(calls));

const mostTags = 30;
/** Longest wait for the CDN, ms. */
const timeout = 5000;

interface PurgeOptions {
  settings: Pick<Settings, "CDN" | "CDN_PURGE_URL" | "CDN_PURGE_TOKEN">;
  /** Called when the CDN refuses or does not answer. It is asked again. */
  report: (error: unknown) => void;
  /** Wait after a failed attempt, ms. It doubles up to a minute. */
  retryAfter?: number;
}

/**
 * Tells the CDN which pages changed (MANY-6). Tags that come while it is asked go with the next request; after a failure
 * they are sent again. Every site does so after it has marked its own pages: the last one leaves no old page behind.
 */
export function createCdnPurge({ settings, report, retryAfter = 1000 }: PurgeOptions) {
  const { CDN: cdn, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token = "" } = settings;
  const waiting = new Set<string>();
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  async function send(kind: Cdn, address: string, tags: readonly string[]): Promise<void> {
    const response = await fetch(address, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeout)]),
      ...kinds[kind].purge(tags, token),
    });
    await response.text();
    if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
  }

  async function run(kind: Cdn, address: string): Promise<void> {
    let wait = retryAfter;
    while (waiting.size > 0 && !stopped.signal.aborted) {
      const tags = [...waiting].slice(0, mostTags);
      for (const tag of tags) waiting.delete(tag);
      try {
        await send(kind, address, tags);
        wait = retryAfter;
      } catch (error) {
        if (stopped.signal.aborted) return;
        for (const tag of tags) waiting.add(tag);
        report(error);
        await pause(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
        // oxlint-disable-next-line no-useless-assignment -- the next turn reads it
        wait = Math.min(wait * 2, 60_000);
      }
    }
  }

  return {
    /** Content of these kinds changed. */
    announce(changed: readonly string[]): void {
      if (cdn === undefined || url === undefined) return;
      const calls = changed.flatMap(callsOf);
      const tags = calls.includes(everything) ? [everyPage] : [...calls, anyContent];
      for (const tag of tags) waiting.add(tag);
      running ??= run(cdn, url).finally(() => (running = undefined));
    },
    async stop(): Promise<void> {
      stopped.abort();
      await running;
    },
  };
}
