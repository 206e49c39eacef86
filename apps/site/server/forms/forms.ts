import path from "node:path";
import type { FormKind, Locale } from "@miqyas/contract";
import { answerEmpty } from "@miqyas/http/answer";
import type { Handler } from "@miqyas/http/routes";
import { createAcceptance } from "./spam-check/accept-form.ts";
import { createDelivery } from "./submission-queue/delivery.ts";
import { createEvents } from "./submission-queue/events.ts";
import type { QueueLog } from "./submission-queue/events.ts";
import { createFormLimits } from "./spam-check/form-limits.ts";
import { startForwarder } from "./submission-queue/forwarder.ts";
import type { ForwarderOptions } from "./submission-queue/forwarder.ts";
import { createJsonCalls } from "./json-calls.ts";
import { createPlainPosts } from "./plain-posts.ts";
import { createProofs } from "./spam-check/proof-of-work.ts";
import { createQueue } from "./submission-queue/queue.ts";
import { countRows, purge, retention } from "./submission-queue/retention.ts";
import type { Counts } from "./submission-queue/retention.ts";
import { removeDamagedFiles } from "./submission-queue/database/damaged-file.ts";
import { createScrubber } from "./submission-queue/database/scrubber.ts";
import { createStore } from "./submission-queue/store.ts";
import type { StoreOptions } from "./submission-queue/store.ts";
import type { ShowAnswer } from "../shared/show-answer.ts";

export interface FormsOptions extends Pick<ForwarderOptions, "delays" | "confirmAfter" | "concurrency"> {
  dataDir: string;
  /** Any backend of the contract. */
  backendUrl: string;
  /** Shared with the backend, which trusts signed calls. Without it calls are unsigned. */
  secret: string | undefined;
  log: QueueLog;
  /** Public origin of the site. Forms from its pages, and from pages of the requested host, are accepted. */
  siteOrigin?: string;
  /** Shows the page that answers a form from a browser without JavaScript. */
  showAnswer: ShowAnswer;
  /** Called for each message that is stored and not suspected. */
  stored?: (kind: FormKind, locale: Locale) => void;
  now?: () => number;
  /**
   * Wait until what is too old is removed for the first time, ms. A machine may start with a wrong clock, which the network
   * then corrects.
   */
  purgeAfter?: number;
  bounds?: StoreOptions["bounds"];
  pages?: StoreOptions["pages"];
  lockWait?: StoreOptions["lockWait"];
}

/** The submission queue's part of `/readyz`. */
export interface QueueStatus {
  /** Whether a new message would be stored. */
  available: boolean;
  /** Messages that the backend does not have yet; `null` when the queue cannot be read. */
  depth: number | null;
  /** Age of the oldest of them, ms. */
  oldestAge: number | null;
  /** Messages that the backend refused for good. An operator decides about them. */
  deadLetters: number | null;
  /** Whether forwarding pauses because the backend failed. */
  paused: boolean;
}

/** The queue's file in a data folder. Its name is older than the queue's: running sites have messages in it. */
export const queueFile = (dataDir: string): string => path.join(dataDir, "inbox.db");

const probePeriod = 5000;
const purgePeriod = 60 * 60_000;

/**
 * Answers the two forms of visitors. 2xx means that the message is on this server's disk; it is then forwarded to the
 * backend for as long as that takes (CON-11). The queue's file is opened on first use, and again after each failure.
 */
export function createForms(options: FormsOptions) {
  const { dataDir, backendUrl, secret, log, now = Date.now } = options;
  const { siteOrigin, showAnswer, purgeAfter = 10 * 60_000 } = options;
  const events = createEvents(log);
  const { bounds, pages, lockWait } = options;
  const file = queueFile(dataDir);
  const store = createStore({
    ...{ file, now, bounds, pages, lockWait },
    onDamage: events.damaged,
    onLoss: events.lost,
    onChange(available, cause) {
      if (!available) return events.unavailable(cause);
      events.recovered();
      forwarder.resume();
    },
  });
  const scrubber = createScrubber(store.connection);
  const queue = createQueue(store.connection);
  const forwarder = startForwarder({
    ...options,
    queue: {
      ...queue,
      async confirm(...row) {
        await queue.confirm(...row);
        scrubber.plan();
      },
    },
    deliver: createDelivery({ backendUrl, secret, now }),
    events,
    now,
  });
  const limits = createFormLimits(store.timesFromMailbox, now, options.now);
  const proofs = createProofs(now);
  const accept = createAcceptance({ store, limits, proofs, events: { ...events, stored } });
  const secure = siteOrigin?.startsWith("https:") ?? false;
  const calls = createJsonCalls({ accept, events, siteOrigin, secure, proofs, limits });
  const plainPost = createPlainPosts({ accept, events, siteOrigin, showAnswer });
  const timers = [
    setInterval(probe, probePeriod),
    setInterval(removeOld, purgePeriod),
    setTimeout(removeOld, purgeAfter),
  ];
  for (const timer of timers) timer.unref();
  void scrubber.runNow();

  function stored(what: Parameters<typeof events.stored>[0]): void {
    events.stored(what);
    if (what.quarantine === null) options.stored?.(what.kind, what.locale);
    forwarder.wake();
  }

  function probe(): void {
    if (!store.connection.isAvailable()) store.probe().catch(() => undefined);
  }

  function removeOld(): void {
    purge(store.connection, now())
      .then((rows) => {
        if (rows > 0) events.purged(rows);
        const files = removeDamagedFiles(file, now() - retention.damagedFiles);
        if (files.length > 0) events.damagedRemoved(files);
        return scrubber.runNow();
      })
      .catch(() => undefined); // The connection has reported it, or the file is deleted within the next hours.
  }

  /** Reports a form that could not be handled through the queue's events, which contain no personal data (S4). */
  const guarded =
    (handler: Handler): Handler =>
    async (request, reply) => {
      try {
        return await handler(request, reply);
      } catch (error) {
        events.broken(error);
        return answerEmpty(reply, 500);
      }
    };

  return {
    file,

    /** The JSON calls of the forms and of the proof of work. */
    contactCall: guarded((...both) => calls.post("contact", ...both)),
    newsletterCall: guarded((...both) => calls.post("newsletter", ...both)),
    challenge: guarded(calls.challenge),

    /** The same forms posted by browsers without JavaScript. */
    contactPost: guarded((...both) => plainPost("contact", ...both)),
    newsletterPost: guarded((...both) => plainPost("newsletter", ...both)),

    status(): QueueStatus {
      const available = store.isAvailable();
      const paused = forwarder.isPaused();
      try {
        const { waiting, deadLetters, oldestWaiting } = countRows(store.connection);
        const oldestAge = oldestWaiting === null ? 0 : Math.max(0, now() - oldestWaiting);
        return { available, depth: waiting, oldestAge, deadLetters, paused };
      } catch {
        return { available: false, depth: null, oldestAge: null, deadLetters: null, paused };
      }
    },

    /** The number of messages per state. Throws when the queue cannot be read. */
    counts: (): Counts => countRows(store.connection),

    /** Still accepts forms, but forwards nothing new. Resolves when running deliveries have ended, after 2 s at most. */
    stopForwarding: () => forwarder.stop(),

    /** Stops forwarding, then closes the file. */
    async close(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      scrubber.stop();
      await forwarder.stop();
      store.close();
    },
  };
}

export type Forms = ReturnType<typeof createForms>;
