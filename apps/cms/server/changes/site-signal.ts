import { signatureHeaders } from "@miqyas/contract/form-headers";
import { sign } from "@miqyas/http/signature";
import { describeWithoutMessage } from "../../src/log/describe-error.ts";
import { log } from "../../src/log/log.ts";

interface Signal {
  url: string;
  /** Shared with the site. */
  secret: string;
  /** Changes within this time are sent in one signal, ms. */
  delay?: number;
  /** Wait after a failed attempt, ms. */
  retryAfter?: number;
  send?: typeof fetch;
}

/** Longest wait for the site to accept a signal, ms. */
const timeout = 5000;

/** Failed attempts in a row until the log says so. A site that restarts takes the next one. */
const failuresUntilWarning = 8;

/**
 * Tells one server of the site that content changed, so that it renders its pages again. The signal is
 * `{tags, at, changedAt}`, signed in `X-Miqyas-Signature` with the HMAC-SHA-256 of the body. It is repeated until the site
 * takes it, with the changes that came in the meantime: a site that was away shows them within a second of its return.
 */
export function createSiteSignal({ url, secret, delay = 100, retryAfter = 500, send = fetch }: Signal) {
  const pendingTags = new Set<string>();
  let changedAt: Date | undefined;
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  async function post(body: string): Promise<void> {
    const response = await send(url, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json", [signatureHeaders.signature]: sign(body, secret) },
      redirect: "error",
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeout)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the site answered ${response.status}`);
  }

  async function flush(): Promise<void> {
    const tags = [...pendingTags].toSorted();
    const first = changedAt;
    pendingTags.clear();
    changedAt = undefined;
    try {
      // The time is that of this attempt, because the site refuses signals older than a few minutes.
      await post(JSON.stringify({ tags, at: new Date(), changedAt: first }));
      if (failures >= failuresUntilWarning) log.info({ event: "site_signal_taken" });
      failures = 0;
    } catch (error) {
      for (const tag of tags) pendingTags.add(tag);
      changedAt = first;
      failures += 1;
      if (failures === failuresUntilWarning)
        log.warn({ event: "site_signal_failed", tags: tags.length, error: describeWithoutMessage(error) });
    }
    const isDone = pendingTags.size === 0 || stopped.signal.aborted;
    timer = isDone ? undefined : setTimeout(() => void flush(), failures > 0 ? retryAfter : delay);
  }

  return {
    /** Adds tags to the next signal. */
    announce(tags: readonly string[]): void {
      for (const tag of tags) pendingTags.add(tag);
      changedAt ??= new Date();
      if (!stopped.signal.aborted) timer ??= setTimeout(() => void flush(), delay);
    },
    /** Stops sending. */
    stop(): void {
      clearTimeout(timer);
      stopped.abort();
    },
  };
}
