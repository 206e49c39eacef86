import { createHmac } from "node:crypto";
import { describeError } from "../src/log/describe-error.ts";
import { log } from "../src/log/log.ts";

interface Signal {
  url: string;
  /** Shared with the site's server. */
  secret: string;
  /** Changes within this time go in one signal, ms. */
  pause?: number;
  /** Waits before the second, third and fourth attempt, ms. */
  delays?: readonly number[];
  send?: typeof fetch;
}

/** Longest wait for the site to take a signal, ms. */
const patience = 5000;

/**
 * Tells the site that content changed, so that it makes its pages anew: `{tags, at}`, signed in
 * `X-Miqyas-Signature` with the HMAC-SHA-256 of the body. A signal that does not arrive is only logged: the
 * site looks by itself as well, only later.
 */
export function createSiteSignal({
  url,
  secret,
  pause = 100,
  delays = [500, 2000, 5000],
  send = fetch,
}: Signal) {
  const waiting = new Set<string>();
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function post(body: string): Promise<void> {
    const signature = createHmac("sha256", secret).update(body).digest("hex");
    const response = await send(url, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", "X-Miqyas-Signature": `sha256=${signature}` },
      redirect: "error",
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(patience)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  }

  async function flush(): Promise<void> {
    timer = undefined;
    const tags = [...waiting].toSorted();
    waiting.clear();
    if (tags.length === 0) return;
    for (let attempt = 0; !stopped.signal.aborted; attempt += 1) {
      try {
        // The time is that of this attempt: the site takes no signal older than a few minutes.
        return await post(JSON.stringify({ tags, at: new Date().toISOString() }));
      } catch (error) {
        const delay = delays[attempt];
        if (delay === undefined) {
          log.warn({ msg: "site_signal_failed", tags: tags.length, error: describeError(error) });
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, delay).unref());
      }
    }
  }

  return {
    /** Adds tags to the next signal. */
    announce(tags: readonly string[]): void {
      for (const tag of tags) waiting.add(tag);
      timer ??= setTimeout(() => void flush(), pause);
    },
    /** Sends nothing more. */
    stop(): void {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}
