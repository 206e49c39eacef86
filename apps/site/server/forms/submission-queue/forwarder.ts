import type { Deliver, Delivery } from "./delivery.ts";
import type { QueueEvents } from "./events.ts";
import type { Queue, QueuedRow } from "./queue.ts";

export interface ForwarderOptions {
  queue: Queue;
  deliver: Deliver;
  events: QueueEvents;
  now: () => number;
  /** A number from 0 to 1, for jitter. */
  random?: () => number;
  /** First and longest delay after a failure, ms. */
  delays?: { first: number; longest: number };
  /** Time from a delivery to its confirmation, when the message is sent once more, ms; `null`: no confirmation. */
  confirmAfter?: number | null;
  concurrency?: number;
}

const minute = 60_000;

/** How often the queue is checked for due messages, ms. */
const pollInterval = 1000;

/** How long a stop waits for running deliveries, ms. An aborted delivery is repeated later with the same key. */
const timeout = 2000;

/** A row without a readable message becomes a dead letter. */
const unreadable: Delivery = { result: "refused", reason: "unreadable" };

/**
 * Delivers the queue's messages to the backend, a few at a time, for as long as it takes: the kinds take turns, and of each
 * the message that is due longest goes first. When the backend fails, forwarding pauses; the pause doubles each time, and
 * one message tries first after it, each time another. A message that fails alone is delayed alone. The process may end at
 * any moment: a message that is not marked as delivered is sent again with the same key (F11).
 */
export function startForwarder(options: ForwarderOptions) {
  const { queue, deliver, events, now, random = Math.random, concurrency = 4 } = options;
  const { delays = { first: 1000, longest: 5 * minute }, confirmAfter = 10 * minute } = options;
  const longest = Math.max(delays.longest, confirmAfter ?? 0) + pollInterval;
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let pausedUntil = 0;
  /** The list that is next: the two kinds of messages, and the confirmations, take turns. */
  let turn = 0;

  const backOff = (attempts: number, retryAfter = 0) => {
    const delay = Math.min(delays.longest, delays.first * 2 ** Math.min(attempts - 1, 30));
    return Math.ceil(Math.min(delays.longest, Math.max(retryAfter, delay * (0.5 + random() / 2))));
  };

  /** A pause longer than the longest delay comes from a wrong clock. */
  const pauseLeft = () => {
    const left = pausedUntil - now();
    return left > delays.longest ? 0 : Math.max(0, left);
  };

  function pause(retryAfter = 0): void {
    if (pauseLeft() > 0) return;
    failures++;
    pausedUntil = now() + backOff(failures, retryAfter);
  }

  async function record(row: QueuedRow, delivery: Delivery): Promise<void> {
    const { id, kind, state, received_at: receivedAt } = row;
    const time = now();
    const attempts = row.attempts + 1;
    if (delivery.result === "failed") {
      if (delivery.everyone) pause(delivery.retryAfter);
      // After the pause another message is tried first: this one may cause the failure.
      const afterPause = time + pauseLeft() + 1;
      const dueAt = Math.max(afterPause, time + backOff(attempts, delivery.retryAfter));
      await queue.postpone(id, delivery.reason, dueAt);
      events.failed({ id, kind, attempts, reason: delivery.reason });
      return;
    }
    failures = 0;
    if (delivery.result === "refused") {
      await queue.markDeadLetter(id, delivery.reason);
      events.deadLetter({ id, kind, attempts, reason: delivery.reason });
    } else if (state === "waiting" && confirmAfter !== null) {
      await queue.markDelivered(id, delivery.answer, time, time + confirmAfter);
      events.delivered({ id, kind, attempts, age: time - receivedAt });
    } else {
      await queue.confirm(id, time);
      if (state === "waiting") events.delivered({ id, kind, attempts, age: time - receivedAt });
    }
  }

  async function forward(row: QueuedRow): Promise<void> {
    try {
      const delivery = "body" in row ? await deliver(row, stopping.signal) : unreadable;
      await record(row, delivery);
    } catch (error) {
      if (stopping.signal.aborted) return;
      pause();
      events.stalled(error);
    } finally {
      underWay.delete(row.id);
      check();
    }
  }

  /** Starts due deliveries, and checks again after a while. */
  function check(): void {
    clearTimeout(timer);
    if (stopped) return;
    try {
      if (pauseLeft() === 0) startDue();
    } catch (error) {
      pause();
      events.stalled(error);
    }
    timer = setTimeout(check, Math.min(pollInterval, pauseLeft() || pollInterval));
    timer.unref();
  }

  function startDue(): void {
    let free = (failures > 0 ? 1 : concurrency) - underWay.size;
    if (free <= 0) return;
    const lists = queue
      .listDue(now(), longest, concurrency * 2)
      .map((list) => list.filter(({ id }) => !underWay.has(id)));
    for (; free > 0 && lists.some(({ length }) => length > 0); turn = (turn + 1) % lists.length) {
      const row = lists[turn]?.shift();
      if (!row) continue;
      underWay.set(row.id, forward(row));
      free--;
    }
  }

  check();
  return {
    /** Checks for due messages at once. */
    wake: () => void setImmediate(check),
    /** Forgets earlier failures and checks at once. */
    resume(): void {
      failures = 0;
      pausedUntil = 0;
      setImmediate(check);
    },
    isPaused: () => pauseLeft() > 0,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      const abortTimer = setTimeout(() => stopping.abort(new Error("the site is stopping")), timeout);
      await Promise.allSettled(underWay.values());
      clearTimeout(abortTimer);
    },
  };
}
