import { createClient, isNotFound, listRedirects } from "@miqyas/contract";
import type { Redirect } from "@miqyas/contract";
import { within } from "@miqyas/http/resilience/within";
import { createCachedValue } from "../shared/cached-value.ts";
import { createContentChanges } from "../shared/content-changes.ts";

/** The old addresses that the backend knows, for addresses at which the site has no page. */
export interface Redirects {
  /** The redirect of a path in the form of `redirectKey`. Never rejects: an unknown list has no redirects. */
  find: (key: string) => Promise<Redirect | undefined>;
  /** Content of these kinds changed. */
  announce: (kinds: readonly string[]) => void;
}

export interface RedirectsOptions {
  backendUrl: string;
  /** Sends requests to the backend. */
  fetch: typeof fetch;
  /** Called when the list could not be read. */
  report: (error: unknown) => void;
}

/** How long a visitor waits for the first list, ms. `cached-value.ts` bounds the wait for a newer one. */
const firstWait = 3_000;

/**
 * Keeps the whole list in memory: a flood of invented addresses makes no call, and an outage of the backend loses no old
 * address. 10,000 of them are an answer of about 1 MB, read again after a change.
 */
export function createRedirects({ backendUrl, fetch, report }: RedirectsOptions): Redirects {
  const client = createClient({ baseUrl: backendUrl, fetch });
  const changes = createContentChanges();
  const list = createCachedValue({ make: readList, calls: [listRedirects.name], changes, report });

  async function readList(): Promise<ReadonlyMap<string, Redirect>> {
    try {
      const read = await client.read(listRedirects, {}, { locale: "en", retries: 0, timeout: 5_000 });
      return new Map(read.map((redirect) => [redirect.from, redirect]));
    } catch (error) {
      if (isNotFound(error)) return new Map();
      throw error;
    }
  }

  return {
    async find(key) {
      const known = list.get().catch(() => undefined);
      return (await within(firstWait, known, () => undefined))?.get(key);
    },
    announce: (kinds) => changes.mark(kinds),
  };
}
