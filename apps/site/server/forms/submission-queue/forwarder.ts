import type { Deliver, Delivery } from "./delivery.ts";
import type { QueueEvents } from "./events.ts";
import type { Queue, QueuedRow } from "./queue.ts";

export interface ForwarderOptions {
  queue: Queue;
  deliver: Deliver;
  events: QueueEvents;
  now: () => number;
  /** 0…1, for jitter. */
  random?: () => number;
  /** First and longest delay after a failure, ms. */
  delays?: { first: number; longest: number };
  /** How long after a delivery the backend is asked once more whether it has the message, ms; `null`: never. */
  confirmAfter?: number | null;
  concurrency?: number;
}

const minute = 60_000;

/** How often it looks for what has become due, ms. */
const pulse = 1000;

/** How long a stop waits for what is on its way, ms. What it cuts off is sent again with the same key. */
const timeout = 2000;

/** A row without a message is for an operator, as one that the backend refuses. */
const unreadable: Delivery = { result: "refused", reason: "unreadable" };

/**
 * Gives the inbox's messages to the backend: the oldest of each kind first, a few at a time, for as long as it takes.
 * A backend that fails is left alone for a while that doubles, then tried with one message; a message that alone fails
 * waits for itself and holds up no other. Nothing is lost when the process ends at any point: what is not marked as
 * delivered is sent again with the same key (F11).
 */
export function startForwarder(options: ForwarderOptions) {
  const { queue, deliver, events, now, random = Math.random, concurrency = 4 } = options;
  const { delays = { first: 1000, longest: 5 * minute }, confirmAfter = 10 * minute } = options;
  const longest = Math.max(delays.longest, confirmAfter ?? 0) + pulse;
  const underWay = new Map<number, Promise<void>>();
  const stopping = new AbortController();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let pausedUntil = 0;

  const backOff = (attempts: number, asked = 0) => {
    const delay = Math.min(delays.longest, delays.first * 2 ** Math.min(attempts - 1, 30));
    return Math.ceil(Math.min(delays.longest, Math.max(asked, delay * (0.5 + random() / 2))));
  };

  /** A pause longer than any we make comes from a clock that was wrong. */
  const pauseLeft = () => {
    const left = pausedUntil - now();
    return left > delays.longest ? 0 : Math.max(0, left);
  };

  function pause(asked = 0): void {
    if (pauseLeft() > 0) return;
    failures++;
    pausedUntil = now() + backOff(failures, asked);
  }

  async function record(row: QueuedRow, delivery: Delivery): Promise<void> {
    const { id, kind, state, received_at: receivedAt } = row;
    const time = now();
    const attempts = row.attempts + 1;
    if (delivery.result === "failed") {
      if (delivery.everyone) pause(delivery.retryAfter);
      // After the pause another message is tried first: this one may be what the backend stumbles over.
      const afterPause = time + pauseLeft() + 1;
      const dueAt = Math.max(afterPause, time + backOff(attempts, delivery.retryAfter));
      await queue.postpone(id, delivery.reason, dueAt);
      events.failed({ id, kind, attempts, reason: delivery.reason });
      return;
    }
    failures = 0;
    if (delivery.result === "refused") {
      await queue.park(id, delivery.reason);
      events.parked({ id, kind, attempts, reason: delivery.reason });
    } else if (state === "waiting" && confirmAfter !== null) {
      await queue.markDelivered(id, delivery.answer, time, time + confirmAfter);
      events.drained({ id, kind, attempts, age: time - receivedAt });
    } else {
      await queue.settle(id, time);
      if (state === "waiting") events.drained({ id, kind, attempts, age: time - receivedAt });
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
      look();
    }
  }

  /** Starts what is due, and looks again after a while. */
  function look(): void {
    clearTimeout(timer);
    if (stopped) return;
    try {
      if (pauseLeft() === 0) startDue();
    } catch (error) {
      pause();
      events.stalled(error);
    }
    timer = setTimeout(look, Math.min(pulse, pauseLeft() || pulse));
    timer.unref();
  }

  function startDue(): void {
    const free = (failures > 0 ? 1 : concurrency) - underWay.size;
    if (free <= 0) return;
    const due = queue.listDue(now(), longest, concurrency * 2).filter(({ id }) => !underWay.has(id));
    for (const row of due.slice(0, free)) underWay.set(row.id, forward(row));
  }

  look();
  return {
    /** Says that something may have become due. */
    wake: () => void setImmediate(look),
    /** Forgets earlier failures and looks at once. */
    resume(): void {
      failures = 0;
      pausedUntil = 0;
      setImmediate(look);
    },
    isPaused: () => pauseLeft() > 0,
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      const cut = setTimeout(() => stopping.abort(new Error("the site is stopping")), timeout);
      await Promise.allSettled(underWay.values());
      clearTimeout(cut);
    },
  };
}

export type Forwarder = ReturnType<typeof startForwarder>;
