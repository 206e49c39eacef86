import { sign } from "@miqyas/http/signature";
import { describeError } from "../src/log/describe-error.ts";
import { log } from "../src/log/log.ts";

interface Signal {
  url: string;
  /** Shared with the site's server. */
  secret: string;
  /** Changes within this time are sent in one signal, ms. */
  delay?: number;
  /** Waits before the second, third and fourth attempts, ms. */
  retryDelays?: readonly number[];
  send?: typeof fetch;
}

/** Longest wait for the site to accept a signal, ms. */
const timeout = 5000;

/**
 * Tells the site that content changed, so that it renders its pages again. The signal is `{tags, at, changedAt}`, signed
 * in `X-Miqyas-Signature` with the HMAC-SHA-256 of the body. A lost signal is only logged: the site also
 * checks for changes itself, but later.
 */
export function createSiteSignal({
  url,
  secret,
  delay = 100,
  retryDelays = [500, 2000, 5000],
  send = fetch,
}: Signal) {
  const pendingTags = new Set<string>();
  let changedAt: Date | undefined;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function post(body: string): Promise<void> {
    const response = await send(url, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", "X-Miqyas-Signature": sign(body, secret) },
      redirect: "error",
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeout)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const tags = [...pendingTags].toSorted();
    const first = changedAt;
    pendingTags.clear();
    changedAt = undefined;
    if (tags.length === 0) return;
    for (let attempt = 0; !stopped.signal.aborted; attempt += 1) {
      try {
        // The time is that of this attempt, because the site refuses signals older than a few minutes.
        return await post(JSON.stringify({ tags, at: new Date(), changedAt: first }));
      } catch (error) {
        const retryDelay = retryDelays[attempt];
        if (retryDelay === undefined) {
          log.warn({ msg: "site_signal_failed", tags: tags.length, error: describeError(error) });
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, retryDelay).unref());
      }
    }
  }

  return {
    /** Adds tags to the next signal. */
    announce(tags: readonly string[]): void {
      for (const tag of tags) pendingTags.add(tag);
      changedAt ??= new Date();
      timer ??= setTimeout(() => void flush(), delay);
    },
    /** Stops sending. */
    stop(): void {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}
