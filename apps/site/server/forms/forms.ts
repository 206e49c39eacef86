import path from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { answerEmpty } from "@miqyas/http/answer";
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
import { countRows, purge } from "./submission-queue/retention.ts";
import { createScrubber } from "./submission-queue/database/scrubber.ts";
import { createStore } from "./submission-queue/store.ts";
import type { StoreOptions } from "./submission-queue/store.ts";
import type { ShowAnswer } from "../shared/show-answer.ts";

export interface FormsOptions extends Pick<ForwarderOptions, "delays" | "confirmAfter" | "concurrency"> {
  dataDir: string;
  /** Any backend of the contract. */
  backendUrl: string;
  /** Shared with the backend, which believes the signed calls; without it they go unsigned. */
  secret: string | undefined;
  log: QueueLog;
  /** Public origin of the site; forms of its pages and of the host asked for are taken. */
  siteOrigin?: string;
  /** Shows the page that answers a form of a browser without JavaScript. */
  showAnswer: ShowAnswer;
  now?: () => number;
  bounds?: StoreOptions["bounds"];
  pages?: StoreOptions["pages"];
  lockWait?: StoreOptions["lockWait"];
}

/** What `/readyz` and the gauges say of the inbox. */
export interface QueueStatus {
  /** Whether a message that came now would be kept. */
  available: boolean;
  /** Messages that the backend does not have yet, and the age of the oldest, ms; `null` where it cannot be read. */
  depth: number | null;
  oldestAge: number | null;
  /** Messages that the backend refuses and an operator has to look at. */
  parked: number | null;
  /** Whether the backend is left alone for a while after it failed. */
  paused: boolean;
}

/** The inbox's file in a data folder. */
export const queueFile = (dataDir: string): string => path.join(dataDir, "inbox.db");

const probePeriod = 5000;
const purgePeriod = 60 * 60_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The durable inbox: the two forms of visitors are answered here, 2xx only when the message is on this server's disk,
 * and given to the backend for as long as that takes (CON-11). Opens its file when it is first needed, and again
 * whenever that has failed.
 */
export function createForms(options: FormsOptions) {
  const { dataDir, backendUrl, secret, log, now = Date.now } = options;
  const { siteOrigin, showAnswer } = options;
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
      async settle(...row) {
        await queue.settle(...row);
        scrubber.plan();
      },
    },
    deliver: createDelivery({ backendUrl, secret, now }),
    events,
    now,
  });
  const limits = createFormLimits(store.countFromMailbox, now);
  const proofs = createProofs(secret, now);
  const accept = createAcceptance({ store, limits, proofs, events: { ...events, stored } });
  const secure = siteOrigin?.startsWith("https:") ?? false;
  const calls = createJsonCalls({ accept, events, siteOrigin, secure, proofs, limits });
  const plainPost = createPlainPosts({ accept, events, siteOrigin, showAnswer });
  const timers = [setInterval(probe, probePeriod), setInterval(removeOld, purgePeriod)];
  for (const timer of timers) timer.unref();
  removeOld();

  function stored(what: Parameters<typeof events.stored>[0]): void {
    events.stored(what);
    forwarder.wake();
  }

  function probe(): void {
    if (!store.connection.isAvailable()) store.probe().catch(() => undefined);
  }

  function removeOld(): void {
    purge(store.connection, now()).then(
      (rows) => {
        if (rows > 0) events.purged(rows);
        return scrubber.runNow();
      },
      () => undefined,
    );
  }

  /** A form that could not be handled at all is reported by the queue's own log, which says nothing of a person. */
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
        const { waiting, parked, oldest_waiting: oldest } = countRows(store.connection);
        const oldestAge = oldest === null ? 0 : Math.max(0, now() - oldest);
        return { available, depth: waiting, oldestAge, parked, paused };
      } catch {
        return { available: false, depth: null, oldestAge: null, parked: null, paused };
      }
    },

    /** Takes forms still, but forwards nothing new; resolves when what was on its way has arrived, or two seconds later. */
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
